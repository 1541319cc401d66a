// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { followTranslation } from "./followTranslation.ts";

/** Puts the text's translation in its place, as Chrome does. */
function replaceText(text: Text) {
  const font = document.createElement("font");
  font.append(document.createElement("font"));
  font.firstElementChild!.textContent = text.data.toUpperCase();
  text.parentNode!.insertBefore(font, text);
  text.remove();
}

/** Moves the text into the element, as some extensions do. */
function wrapText(text: Text) {
  const font = document.createElement("font");
  text.parentNode!.insertBefore(font, text);
  font.append(text);
}

async function translate(replace: (text: Text) => void) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) replace(text);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Puts other translations in the place of the first ones. */
async function translateAgain() {
  for (const font of document.querySelectorAll("button > font")) {
    const other = document.createElement("font");
    other.append(...font.childNodes);
    font.replaceWith(other);
  }
  await new Promise((resolve) => setTimeout(resolve));
}

let set: (shown: { amount: number; busy: boolean }) => void;

function Button() {
  const [{ amount, busy }, setShown] = useState({ amount: 7, busy: false });
  set = setShown;
  return (
    <button type="button">
      {busy && <i />}
      {busy ? null : "add "}
      for {amount}
      {busy && "…"}
    </button>
  );
}

async function show(shown: Parameters<typeof set>[0]) {
  await act(async () => set(shown));
  await new Promise((resolve) => setTimeout(resolve));
}

const said = () => document.body.textContent!.toLowerCase();

beforeAll(followTranslation);
let root: ReturnType<typeof createRoot>;
beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  root = createRoot(document.body);
  await act(async () => root.render(<Button />));
});
afterEach(() => act(async () => root.unmount()));

it("leaves a page that is not translated as it is", () => {
  const stranger = document.createElement("p");
  expect(() => document.body.insertBefore(document.createElement("p"), stranger)).toThrow();
});

describe.each([
  ["replaced", replaceText],
  ["wrapped", wrapText],
])("a page whose texts are %s by a translation", (_, replace) => {
  it("loses and gets parts, again and again", async () => {
    for (const busy of [true, false, true, false]) {
      await translate(replace);
      await show({ amount: 7, busy });
      expect(said()).toBe(busy ? "for 7…" : "add for 7");
    }
  });

  it("shows new figures", async () => {
    await translate(replace);
    await show({ amount: 8, busy: false });
    expect(said()).toBe("add for 8");
    await translate(replace);
    await show({ amount: 9, busy: false });
    expect(said()).toBe("add for 9");
  });

  it("holds when it is translated again", async () => {
    await translate(replace);
    await translateAgain();
    await show({ amount: 8, busy: true });
    expect(said()).toBe("for 8…");
    await show({ amount: 9, busy: false });
    expect(said()).toBe("add for 9");
  });
});
