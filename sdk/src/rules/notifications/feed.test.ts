import { describe, expect, it } from "vitest";
import { couponClaimed, isNewCard, parsePromoCode } from "./feed.ts";

describe("notifications", () => {
  it.each([
    ["S-570 later", 1001, 1000, true],
    ["S-570 the same second", 1000, 1000, false],
    ["S-570 earlier", 999, 1000, false],
    ["S-570 the feed was never opened", 1, null, true],
    ["S-570 SA-097 ISO, later", "1970-01-01T00:16:41Z", 1000, true],
    ["S-570 SA-097 ISO, the same", "1970-01-01T00:16:40Z", 1000, false],
    ["no date", "soon", 0, false],
  ])("%s", (_, date_published, seen, isNew) => expect(isNewCard({ date_published }, seen)).toBe(isNew));

  it.each([
    ["/lubes?promo_code=SLIDE", "SLIDE"],
    ["/lubes?a=1&promo_code=SLIDE#top", "SLIDE"],
    ["https://shop.example/?promo_code=%20A%20", "A"],
    ["/lubes?promo_code=", null],
    ["/lubes#?promo_code=A", null],
    ["/lubes", null],
    [null, null],
  ])("S-573 the code of %s is %s", (link, code) => expect(parsePromoCode(link)).toBe(code));

  it.each([
    [null, null],
    [undefined, null],
    [0, { percent: 0, ended: false }],
    [99.9, { percent: 99.9, ended: false }],
    [100, { percent: 100, ended: true }],
    [140, { percent: 100, ended: true }],
  ])("S-311 S-313 %s claimed is %j", (uses, claimed) => expect(couponClaimed(uses)).toEqual(claimed));
});
