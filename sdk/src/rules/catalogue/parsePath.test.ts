import { describe, expect, it } from "vitest";
import { withLanguage } from "../language.ts";
import { CATEGORY_PATHS } from "./categoryPaths.ts";
import { parsePath } from "./parsePath.ts";

describe("category paths", () => {
  it.each(CATEGORY_PATHS)("S-041 S-098 %s is a listing, in both languages", (path) => {
    const levels = path.slice(1).split("/");
    const parsed = parsePath(path);
    expect(parsed).toMatchObject({ kind: "listing", path, category: levels[0] });
    expect(parsePath(withLanguage(path, { language: "fr", defaultLanguage: "en" }))).toEqual(parsed);
    expect(parsePath(`/en${path}/?page=2#top`)).toEqual(parsed);
  });
});

describe("paths", () => {
  it.each([
    ["/product/100017", { kind: "product", path: "/product/100017", id: 100017, slug: "100017" }],
    ["/product/100017/halo", { kind: "product", path: "/product/100017/halo", id: 100017, slug: "halo" }],
    ["/fr/product/5/halo?x=1", { kind: "product", path: "/product/5/halo", id: 5, slug: "halo" }],
    ["/product/99999999999999999999", null],
    ["/product/halo", null],
    ["/product/halo-5", null],
    ["/product", null],
    ["/product/5/halo/more", null],
    [
      "/kink/halo-100017",
      { kind: "product", path: "/kink/halo-100017", id: 100017, slug: "halo-100017", category: "kink" },
    ],
    ["/kink/100017", { kind: "product", path: "/kink/100017", id: 100017, slug: "100017", category: "kink" }],
    [
      "/sex-toys/dildos/large-dildos/x-7",
      {
        kind: "product",
        path: "/sex-toys/dildos/large-dildos/x-7",
        id: 7,
        slug: "x-7",
        category: "sex-toys",
        subcategory: "dildos",
        subsubcategory: "large-dildos",
      },
    ],
    ["/kink/halo", null],
    ["/kink/halo7", null],
    ["/nowhere/halo-7", { kind: "moved", id: 7 }],
    ["/sex-toys/nowhere/at-all/halo-7", { kind: "moved", id: 7 }],
    ["/a/b/c/d/halo-7", null],
    ["/account/halo-7", null],
    ["/halo-7", null],
    ["/nowhere", null],
    ["/", null],
    ["/FR/kink", null],
    ["/sex-toys/top-picks", { kind: "redirect", path: "/top-picks" }],
    ["/fr/sex-toys/top-picks/", { kind: "redirect", path: "/top-picks" }],
  ])("SA-005 SA-006 SA-020 %s", (path, expected) => expect(parsePath(path)).toEqual(expected));
});
