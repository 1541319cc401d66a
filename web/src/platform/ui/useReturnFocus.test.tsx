// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test } from "vitest";
import { useReturnFocus } from "./useReturnFocus.ts";

const targets: Record<string, () => HTMLElement | false> = {};

function Opened({ name }: { name: string }) {
  targets[name] = useReturnFocus(true);
  return null;
}

const element = (id: string): HTMLElement => document.getElementById(id)!;

/** Opens a modal by what has the focus. */
const open = (name: string) =>
  act(async () => createRoot(document.createElement("div")).render(<Opened name={name} />));

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Sex Toys</h1><button id="quick">+</button>
    <div role="dialog"><button id="add">Add to bag</button></div></main>`;
  // The environment draws nothing.
  HTMLElement.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
});

test("the focus goes back to what opened a modal", async () => {
  element("quick").focus();
  await open("choice");
  expect(targets.choice?.()).toBe(element("quick"));
});

test("of a modal that a closed one opened, to what had opened that", async () => {
  element("quick").focus();
  await open("choice");
  element("add").focus();
  await open("bag");
  expect(targets.bag?.()).toBe(element("add"));
  element("add").closest("[role=dialog]")?.remove();
  expect(targets.bag?.()).toBe(element("quick"));
});

test("what opened a modal is gone: to the heading", async () => {
  element("quick").focus();
  await open("choice");
  element("quick").remove();
  expect(targets.choice?.()).toBe(document.querySelector("h1"));
});
