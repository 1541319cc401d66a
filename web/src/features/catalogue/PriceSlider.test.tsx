// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { PriceSlider } from "./PriceSlider.tsx";

const inShop = await createShopContext();

const bounds = { min: 0, max: 200, step: 5 };
let place: HTMLElement;
const changes = vi.fn();

async function draw(chosen: { min: number; max: number | null } | null, wait = 0) {
  await act(async () =>
    createRoot(place).render(
      inShop(<PriceSlider bounds={bounds} chosen={chosen} currency="GBP" wait={wait} onChange={changes} />),
    ),
  );
}
const thumbs = () => [...place.querySelectorAll("input")];
const spoken = () => thumbs().map((thumb) => thumb.getAttribute("aria-valuetext"));
async function move(at: number, value: number) {
  const thumb = thumbs()[at]!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(thumb, String(value));
    thumb.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  place = document.body.appendChild(document.createElement("div"));
  changes.mockClear();
});
afterEach(() => vi.useRealTimers());

it("says both prices in the region's currency, and that the highest has no end", async () => {
  await draw(null);
  expect(spoken()).toEqual(["£0", "£200 and over"]);
  expect(thumbs().map((thumb) => thumb.getAttribute("aria-label"))).toEqual([
    "Lowest price",
    "Highest price",
  ]);
});

it("begins with the price of the address, within its bounds", async () => {
  await draw({ min: 25, max: 900 });
  expect(spoken()).toEqual(["£25", "£200 and over"]);
});

it("never lets one thumb pass the other", async () => {
  await draw({ min: 50, max: 60 });
  await move(0, 90);
  expect(changes).toHaveBeenLastCalledWith({ min: 55, max: 60 });
  await move(1, 10);
  expect(changes).toHaveBeenLastCalledWith({ min: 55, max: 60 });
});

it("waits until a thumb rests", async () => {
  await draw(null, 600);
  await move(0, 10);
  await move(0, 20);
  await act(async () => vi.advanceTimersByTime(599));
  expect(changes).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(1));
  expect(changes).toHaveBeenCalledExactlyOnceWith({ min: 20, max: 200 });
});

it("names its thumbs (S-699)", async () => {
  await draw(null);
  expect(thumbs().map(({ name }) => name)).toEqual(["price-lowest", "price-highest"]);
});
