import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Words of the demo shop's trade and promises, which the interface of any shop must not have. */
const trade =
  /\badult|discr[eè]|discr[eé]tion|\bsex|\btoy|jouet|\blub|lubrifiant|body-safe|skin-friendly|vibrat|pleasure|plaisir|intim|lgbt|\bgay\b|velours|\b18\b(?!\sh\b)|plain box|plain parcel|neutral sender|unopened|neutre|non ouvert/i;

/** Shown beside goods of the listings that only such a shop has. */
const ofItsOwnListings = ["browse_back", "care_silicone", "filter_vibration"];

it.each(["en", "fr", "fr-FR"])("speaks of no shop's goods and promises in %s", (locale) => {
  const messages: Record<string, unknown> = JSON.parse(
    readFileSync(new URL(`messages/${locale}.json`, import.meta.url), "utf8"),
  );
  const found = Object.entries(messages)
    .filter(([key, text]) => !ofItsOwnListings.includes(key) && trade.test(JSON.stringify(text)))
    .map(([key]) => key);
  expect(found).toEqual([]);
});
