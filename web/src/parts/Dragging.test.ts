import { render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import Dragging from "./Dragging.svelte";

afterEach(() => document.body.replaceChildren());

function pointer(kind: string, on: EventTarget, x: number): void {
  const event = new MouseEvent(kind, { bubbles: true, clientX: x, clientY: 0, button: 0 });
  on.dispatchEvent(Object.assign(event, { pointerId: 1 }));
}

it("tells which of two equal cards was let go", () => {
  const root = document.createElement("div");
  root.innerHTML =
    '<button data-drag="gun5" data-card="gun5-1"></button><button data-drag="gun5" data-card="gun5-2"></button>' +
    '<i data-drop="kirov"></i>';
  document.body.append(root);
  const [, second] = root.querySelectorAll("button");
  const ship = root.querySelector("i")!;
  document.elementFromPoint = () => ship;
  const ondrop = vi.fn();
  render(Dragging, { root, may: () => true, ondrop });
  pointer("pointerdown", second!, 0);
  pointer("pointermove", window, 40);
  pointer("pointerup", window, 40);
  expect(ondrop).toHaveBeenCalledExactlyOnceWith("gun5", "kirov", ship, second);
});
