import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatReasons } from "../../reasons/formatReason.ts";
import { contrast, mixColors } from "./contrast.ts";
import { lookColors, SHOP_COLORS } from "./lookColors.ts";
import { lookProblems } from "./lookProblems.ts";

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#000000", 21],
    ["#777777", "#ffffff", 4.478],
    ["#767676", "#ffffff", 4.542],
    ["#ff0000", "#ffffff", 3.998],
    ["#123456", "#123456", 1],
  ])("of %s and %s is WCAG's %d", (color, other, ratio) =>
    expect(contrast(color, other)).toBeCloseTo(ratio, 2),
  );
});

it.each([
  ["#000000", "#ffffff", 0.5, "#808080"],
  ["#4f3ad5", "#ffffff", 0, "#4f3ad5"],
  ["#4f3ad5", "#000000", 1, "#000000"],
])("mixes %s with %s, %d of it", (color, other, share, mixed) =>
  expect(mixColors(color, other, share)).toBe(mixed),
);

describe("the colours of a look", () => {
  it.each([
    ["the shop's own", SHOP_COLORS],
    ["nothing", {}],
    ["black", { accent: "#000000", dark: "#000000" }],
  ])("are taken: %s", (_, look) => expect(lookProblems(look)).toEqual([]));

  it.each([
    [
      "a pale accent",
      { accent: "#ff9900" },
      /^look\.accent #ff9900 has a contrast of \d\.\d\d:1 .*is #[0-9a-f]{6}$/,
    ],
    ["a ground that is light", { dark: "#bbbbbb" }, /^look\.dark #bbbbbb has a contrast of 1\.\d\d:1 /],
  ])("are refused with the ratio and a colour that will do: %s", (_, look, problem) => {
    const first = formatReasons(lookProblems(look), "en");
    expect(first).toMatch(problem);
    const nearest = first.slice(-7);
    expect(lookProblems(Object.fromEntries(Object.keys(look).map((key) => [key, nearest])))).toEqual([]);
  });

  it("names each colour that is refused", () =>
    expect(lookProblems({ accent: "#ffffff", dark: "#ffffff" })).toHaveLength(2));

  const colors = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  it("that are taken can be read wherever the pages use them", () =>
    fc.assert(
      fc.property(colors, colors, (accent, dark) => {
        fc.pre(lookProblems({ accent, dark }).length === 0);
        const all = lookColors({ accent, dark });
        for (const text of [600, 700, 800] as const)
          for (const ground of ["#ffffff", all[50], all.cream])
            expect(contrast(all[text], ground)).toBeGreaterThanOrEqual(4.5);
        for (const text of ["#ffffff", all[100], all[200]])
          expect(contrast(text, all[950])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(all[300], all[950])).toBeGreaterThanOrEqual(3);
      }),
    ));
});
