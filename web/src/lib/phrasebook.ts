/** Fluent's messages, each of which is read when it is first said: of some thousand a page says a few dozen. */
import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";

type Term = ReturnType<FluentBundle["_terms"]["get"]> & object;

const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;

class Entries<Entry extends Message | Term> extends Map<string, Entry> {
  readonly unread = new Map<string, string>();

  override get(id: string): Entry | undefined {
    const text = this.unread.get(id);
    if (text !== undefined) {
      this.unread.delete(id);
      const [entry] = new FluentResource(text).body;
      if (entry) this.set(id, entry as Entry);
    }
    return super.get(id);
  }

  override has(id: string): boolean {
    return this.get(id) !== undefined;
  }
}

export class Phrasebook extends FluentBundle {
  override _messages = new Entries<Message>();
  override _terms = new Entries<Term>();

  constructor(language: string, ...texts: string[]) {
    super(language, { useIsolating: false });
    for (const text of texts) this.#add(text);
  }

  /** What stands twice says what it says last. */
  #add(text: string): void {
    const found = [...text.matchAll(BEGINNING)];
    for (const [number, { 1: id = "", index }] of found.entries()) {
      const entries = id.startsWith("-") ? this._terms : this._messages;
      entries.unread.set(id, text.slice(index, found[number + 1]?.index));
    }
  }

  /** The pattern of a message, or of an attribute of one: `decision-target.why`. */
  pattern(id: string): Message["value"] {
    const [name = id, attribute] = id.split(".");
    const message = this.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}
