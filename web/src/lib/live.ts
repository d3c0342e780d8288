import { createSubscriber } from "svelte/reactivity";

/** A value that components follow when they read it; outside of them it is an ordinary one. */
export class Live<T> {
  #value: T;
  #told = new Set<() => void>();
  #follow = createSubscriber((update) => this.watch(update));

  constructor(value: T) {
    this.#value = value;
  }

  get current(): T {
    this.#follow();
    return this.#value;
  }

  set current(value: T) {
    if (value === this.#value) return;
    this.#value = value;
    for (const tell of [...this.#told]) tell();
  }

  /** Calls `tell` at each change, until the returned function is called. */
  watch(tell: () => void): () => void {
    this.#told.add(tell);
    return () => this.#told.delete(tell);
  }
}

export function readStored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Storage may be full or forbidden: then the choice lasts as long as the page. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
