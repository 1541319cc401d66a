import { expect, it } from "vitest";
import { lookStyles } from "./lookStyles.ts";
import { hasOwnIcon, hasOwnStyles, lookVersion, presentLook } from "./presentLook.ts";

it.each([
  ["nothing", {}, ":root:root{}"],
  ["a mark alone", { wordmark: "harbour" }, ":root:root{}"],
  ["the shop's own font", { font: "figtree" }, ":root:root{}"],
] as const)("changes no token for %s", (_, look, css) => expect(lookStyles(look)).toBe(css));

it("writes the colours, and those that follow from them", () => {
  const css = lookStyles({ accent: "#0b6b5d" });
  expect(css).toContain("--site-brand-600:#0b6b5d");
  expect(css).toMatch(/--site-brand-50:#[0-9a-f]{6}/);
  expect(css).toMatch(/--site-cream:#[0-9a-f]{6}/);
  expect(lookStyles({ dark: "#08211f" })).toContain("--site-brand-950:#08211f");
});

it("writes the font's files and the corners", () => {
  const css = lookStyles({ font: "lora", corners: "square" });
  expect(css).toContain('--font-sans:"Lora Variable",ui-serif, Georgia, serif');
  expect(css).toContain("/look/fonts/lora-latin.woff2");
  expect(css).toContain("/look/fonts/lora-latin-ext.woff2");
  expect(css).toContain("--radius-md:0");
});

it("has another version for another look, and the same for the same", () => {
  const version = lookVersion({ accent: "#0b6b5d" });
  expect(version).toMatch(/^[0-9a-z]{1,7}$/);
  expect(lookVersion({ accent: "#0b6b5d", version: "old" })).toBe(version);
  const both = lookVersion({ accent: "#0b6b5d", corners: "round" });
  expect(lookVersion({ corners: "round", accent: "#0b6b5d" })).toBe(both);
  expect(lookVersion({ accent: "#0b6b5e" })).not.toBe(version);
});

it("is answered without its drawings, which have addresses", () => {
  const { version, ...shown } = presentLook({ accent: "#0b6b5d", logo: "<svg></svg>", icon: "<svg></svg>" });
  expect(shown).toEqual({
    accent: "#0b6b5d",
    logoUrl: `/look/logo.svg?v=${version}`,
    iconUrl: `/look/icon.svg?v=${version}`,
  });
  expect(presentLook()).toMatchObject({ logoUrl: null, iconUrl: expect.stringContaining("/look/icon.svg") });
  expect(presentLook({ mark: "ribbon" }).iconUrl).toBeNull();
});

it.each([
  [{}, false, true],
  [{ font: "figtree", mark: "ribbon", wordmark: "velours" }, false, false],
  [{ accent: "#0b6b5d", mark: "ribbon" }, true, false],
  [{ font: "lora" }, true, true],
  [{ corners: "soft", mark: "ribbon", icon: "<svg/>" }, true, true],
] as const)("knows what of %j is its own", (look, styles, icon) => {
  expect(hasOwnStyles(look)).toBe(styles);
  expect(hasOwnIcon(look)).toBe(icon);
});
