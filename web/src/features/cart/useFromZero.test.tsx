// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFromZero } from "./useFromZero.ts";

let shown: number;
let close = async () => {};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** The bar as a cart shows it that opens with these values; the answer changes them. */
async function open(promotion: number, value: number, tier: number) {
  function Bar({ at: [value, tier] }: { at: [number, number] }) {
    shown = useFromZero(value, { promotion, tier });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const render = (...at: [number, number]) => act(async () => root.render(<Bar at={at} />));
  close = () => act(async () => root.unmount());
  await render(value, tier);
  return render;
}

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

it("starts the bar from 0 for half a second at a new tier of the open bag (S-244)", async () => {
  const change = await open(1, 0.4, 0);
  expect(shown).toBe(0.4);
  await change(0.6, 50);
  expect(shown).toBe(0);
  await wait(499);
  expect(shown).toBe(0);
  await wait(1);
  expect(shown).toBe(0.6);
  await change(0.4, 0);
  expect(shown).toBe(0.4);
  await close();
});

it("does so as well for a tier that was reached while the bag was closed (S-244)", async () => {
  await open(2, 0.4, 0);
  await close();
  await open(2, 0.6, 50);
  expect(shown).toBe(0);
  await wait(500);
  expect(shown).toBe(0.6);
  await close();
  await open(2, 0.7, 50);
  expect(shown).toBe(0.7);
  await close();
});

it("begins with the tier that is there when a promotion is first shown", async () => {
  await open(3, 0.6, 50);
  expect(shown).toBe(0.6);
  await close();
});
