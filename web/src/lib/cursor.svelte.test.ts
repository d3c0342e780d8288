import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeyCursor } from "./cursor.svelte";

const pressed = vi.fn<(name: string) => void>();
let cursor: KeyCursor;
const heard = new Map<string, (event: Event) => void>();

function button(name: string): HTMLElement {
  return document.querySelector<HTMLElement>(`#${name}`)!;
}
function key(name: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  // What a browser does by itself.
  if (name === "Enter" && !event.defaultPrevented && document.activeElement instanceof HTMLElement)
    document.activeElement.click();
  return event;
}
/** A click leaves the focus where it was. */
function click(name: string): void {
  cursor.point();
  button(name).focus();
}

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <button id="card" data-thing="card"></button>
      <button id="far" data-thing="far" data-answer="far"></button>
      <section data-ask="menu">
        <button id="fire" data-main data-answer="done">Open fire <kbd>Enter</kbd></button>
        <button id="undo"></button>
      </section>
      <button id="menu"></button>
    </main>`;
  for (const each of document.querySelectorAll("button")) each.addEventListener("click", () => pressed(each.id));
  cursor = new KeyCursor();
  heard.set("focusin", (event) => cursor.focus(event.target));
  heard.set("keydown", (event) => {
    cursor.key(event as KeyboardEvent);
    if ((event as KeyboardEvent).key === "Enter") cursor.enter(event as KeyboardEvent, document.body);
  });
  for (const [type, told] of heard) document.addEventListener(type, told);
});
afterEach(() => {
  for (const [type, told] of heard) document.removeEventListener(type, told);
  pressed.mockReset();
});

it("presses the button that Enter is printed on after a click on something else", () => {
  for (const name of ["card", "far", "undo"]) {
    click(name);
    expect(cursor.away).toBe(false);
    key("Enter");
  }
  expect(pressed.mock.calls.flat()).toEqual(["fire", "fire", "fire"]);
});

it("does so where the page has moved the focus by itself", () => {
  key("Enter");
  button("far").focus();
  key("Enter");
  expect(pressed.mock.calls.flat()).toEqual(["fire", "fire"]);
});

it("presses what the keys have walked to, until the next question", () => {
  for (const step of ["ArrowRight", "Tab"]) {
    key(step);
    button("far").focus();
    expect(cursor.away).toBe(true);
    key("Enter");
    cursor.renew();
    expect(cursor.away).toBe(false);
    key("Enter");
    button("card").focus();
  }
  expect(pressed.mock.calls.flat()).toEqual(["far", "fire", "far", "fire"]);
});

it("leaves Enter to what is no part of the table, and to what has the focus where no button names it", () => {
  click("menu");
  expect(cursor.away).toBe(true);
  cursor.renew();
  expect(cursor.away).toBe(true);
  key("Enter");
  button("fire").querySelector("kbd")!.remove();
  click("card");
  key("Enter");
  button("card").blur();
  key("Enter");
  expect(pressed.mock.calls.flat().slice(0, 2)).toEqual(["menu", "card"]);
  expect(pressed.mock.calls.flat()).toContain("fire");
});

it("gives Enter to nobody by itself where the answer lets a chance go: the first shows the way, the next picks", () => {
  const pass = button("fire");
  pass.removeAttribute("data-main");
  pass.setAttribute("data-pass", "");
  key("Enter");
  expect(pressed).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button("far"));
  key("Enter");
  expect(pressed.mock.calls.flat()).toEqual(["far"]);
});
