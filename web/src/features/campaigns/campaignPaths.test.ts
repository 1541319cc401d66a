import { expect, it } from "vitest";
import { campaignPath } from "./campaignPaths.ts";

it.each([
  ["/daily-deals/friday", "daily-deals", "friday"],
  ["/giveaway", "toy-of-the-month", "current"],
  ["/giveaway/spring", "giveaway", "spring"],
  ["/private-sale", "private-sale", "current"],
  ["/quiz", "quiz", "current"],
  ["/social-freevibegiveaway", "social-giveaway", "current"],
  ["/social-mysterygwp", "mystery-gift", "current"],
  ["/spin-to-win", "spin-to-win", "current"],
  ["/spin-to-win/june", "spin-to-win", "june"],
  ["/thankyou", "thankyou", "current"],
  ["/vibe/soft", "vibe", "soft"],
] as const)("%s is the page of %s %s", (path, kind, handle) => {
  expect(campaignPath(kind, handle)).toBe(path);
});
