import { expect, it } from "vitest";
import { checkSettings } from "./checkSettings.ts";

it.each([
  [
    { scenario: "promotionExpird" },
    'scenario is "promotionExpird", which there is not. Did you mean "promotionExpired"?',
  ],
  [
    { scenario: "gitCardExpended" },
    'scenario is "gitCardExpended", which there is not. Did you mean "giftCardExpended"?',
  ],
  [
    { operation: "getPromotions" },
    'operation is "getPromotions", which there is not. Did you mean "getPromotion"?',
  ],
  [{ fail: "504" }, 'fail is "504", which there is not. One of: 503, 500, 429, timeout, reset, malformed'],
  [{ delay: "1s" }, 'delay is "1s", but it must be milliseconds, up to 60000.'],
  [{ delay: "-5" }, 'delay is "-5", but it must be milliseconds, up to 60000.'],
  [{ scenario: "promotionExpired", operation: "getPromotion", fail: "503", delay: "100" }, undefined],
  [{ scenario: "", fail: "none", delay: "0" }, undefined],
  [{}, undefined],
] as [Record<string, string>, string | undefined][])("%j is told: %s", (settings, sentence) => {
  expect(checkSettings((name) => settings[name])).toBe(sentence);
});
