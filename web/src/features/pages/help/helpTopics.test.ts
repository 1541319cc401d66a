import type { Region, Site } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { helpTopics } from "./helpTopics.ts";

const region = { label: "France", country: "FR", currency: "EUR", fulfillment: "FR" } as Region;

test.each([
  [30, true],
  [0, false],
])("with %i minutes to cancel, the help speaks of it: %s", (cancellationMinutes, expected) => {
  const site = { limits: { cancellationMinutes } } as Site;
  const questions = helpTopics(site, region, { language: "en", locale: "en-US" }).flatMap((topic) =>
    topic.questions.map(({ question }) => question),
  );
  expect(questions.includes("Can I cancel my order?")).toBe(expected);
});
