import { describe, expect, test } from "vitest";
import { readConfig } from "../../assembly/config/readConfig.ts";
import { pageEmbeds } from "./pageEmbeds.ts";

const SURVEY = "https://survey.example/velours?lang=en";
const none = { context: { mapEmbedKey: undefined, surveyUrl: undefined }, sources: {} };
const ofSurvey = {
  context: { mapEmbedKey: undefined, surveyUrl: SURVEY },
  sources: { frame: ["https://survey.example"] },
};

describe("what the page of a placed order embeds", () => {
  test.each([
    ["C-026 boutique in production", "production", "boutique", ofSurvey],
    ["C-026 outlet in production", "production", "outlet", ofSurvey],
    ["C-260 closet in production", "production", "closet", none],
    ["C-260 boutique in development", "development", "boutique", none],
    ["C-260 outlet in a test", "test", "outlet", none],
  ] as const)("the survey: %s", (_, environment, site, embeds) =>
    expect(pageEmbeds({ mapEmbedKey: undefined, surveyUrl: SURVEY, environment }, site)).toEqual(embeds),
  );

  test("nothing is embedded and no frame allowed when nothing is configured (C-254, C-260)", () =>
    expect(pageEmbeds(readConfig({}), "boutique")).toEqual(none));

  test("Google's map is allowed with its key (C-254)", () => {
    const { context, sources } = pageEmbeds(readConfig({ MAP_EMBED_KEY: "key" }), "closet");
    expect(context.mapEmbedKey).toBe("key");
    expect(sources).toEqual({ frame: ["https://www.google.com"] });
  });

  test("a survey that is no address stops the start", () =>
    expect(() => readConfig({ SURVEY_URL: "survey" })).toThrow(/SURVEY_URL/));
});
