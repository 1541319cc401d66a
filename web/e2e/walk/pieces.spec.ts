import { expect, test } from "@playwright/test";
import { eventually } from "./eventually.ts";
import { countKinds, formatKinds, KINDS } from "./kinds.ts";
import { moneyIn } from "./money.ts";
import { productIdIn } from "./productIdIn.ts";
import { createRandom } from "./random.ts";
import { shorten } from "./shorten.ts";
import { STEPS } from "./steps/index.ts";

for (const [text, money] of [
  ["Subtotal $1,234.50", [{ currency: "USD", amount: 1234.5 }]],
  ["− CA$100", [{ currency: "CAD", amount: -100 }]],
  [
    "−£8 of £80",
    [
      { currency: "GBP", amount: -8 },
      { currency: "GBP", amount: 80 },
    ],
  ],
  ["Free, Included, 20% off, 2 x Halo", []],
] as const)
  test(`reads the money in "${text}"`, () => expect(moneyIn(text)).toEqual(money));

for (const [path, id] of [
  ["/fr/product/100183", 100_183],
  ["/sex-toys/vibrators/halo-palm-vibrator-100001", 100_001],
  ["/sex-toys/vibrators", null],
] as const)
  test(`reads the product of ${path}`, () => expect(productIdIn(path)).toBe(id));

test("draws the same for the same seed and step, and something else for others", () => {
  const draw = (seed: number, step: number) =>
    Array.from(
      { length: 8 },
      (
        (random) => () =>
          random.int(1_000)
      )(createRandom(seed, step)),
    );
  expect(draw(7, 3)).toEqual(draw(7, 3));
  expect(draw(7, 3)).not.toEqual(draw(7, 4));
  expect(draw(7, 3)).not.toEqual(draw(8, 3));
});

test("looks again at what left the page while it was read", async ({ page }) => {
  await page.setContent("<main></main>");
  let looks = 0;
  await eventually(async () => {
    if (++looks === 1) await page.locator("select").inputValue({ timeout: 1 });
  });
  expect(looks).toBe(2);
});

test("counts steps of names that exist", () => {
  const names = STEPS.map(({ name }) => name);
  expect(KINDS.filter((kind) => !names.includes(kind))).toEqual([]);
  const counts = countKinds([{ name: "reload" }, { name: "go back" }, { name: "go back" }]);
  expect(formatKinds(counts)).toBe("2 × go back, 1 × reload");
});

test("shortens a failing walk to the steps it takes", async () => {
  const steps = Array.from({ length: 30 }, (_, at) => at + 1);
  const kept = await shorten(steps, async (tried) => [4, 19, 20].every((step) => tried.includes(step)), 200);
  expect(kept).toEqual([4, 19, 20]);
});
