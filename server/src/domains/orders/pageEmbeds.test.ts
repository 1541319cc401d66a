import { describe, expect, test } from "vitest";
import { readConfig } from "../../assembly/config/readConfig.ts";
import { pageEmbeds } from "./pageEmbeds.ts";

const SURVEY = "https://survey.example/velours?lang=en";
const PIXEL = "https://network.example/sread.img?merchant=1&amount={amount}&ref={ref}&cr={currency}";
const sandbox = "/sandbox/pixel.gif?amount={amount}&ref={ref}&currency={currency}";
const config = readConfig({});
const none = {
  context: { mapEmbedKey: undefined, surveyUrl: undefined, conversionUrl: sandbox },
  sources: {},
};
const ofSurvey = {
  context: { ...none.context, surveyUrl: SURVEY },
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
    expect(pageEmbeds({ ...config, surveyUrl: SURVEY, environment }, site)).toEqual(embeds),
  );

  test("nothing is embedded and no frame allowed when nothing is configured (C-254, C-260)", () =>
    expect(pageEmbeds(config, "boutique")).toEqual(none));

  test("Google's map is allowed with its key (C-254)", () => {
    const { context, sources } = pageEmbeds(readConfig({ MAP_EMBED_KEY: "key" }), "closet");
    expect(context.mapEmbedKey).toBe("key");
    expect(sources).toEqual({ frame: ["https://www.google.com"] });
  });

  test("the affiliate network's picture is of its own setting, whatever takes the payments (C-383, CA-58)", () => {
    const set = readConfig({ CONVERSION_URL: PIXEL });
    for (const paymentProvider of ["sandbox", "braintree"] as const) {
      const { context, sources } = pageEmbeds({ ...set, paymentProvider }, "boutique");
      expect(context.conversionUrl).toBe(PIXEL);
      expect(sources).toEqual({ img: ["https://network.example"] });
    }
    const isSent = (more: Partial<typeof config>) =>
      pageEmbeds({ ...config, ...more }, "boutique").context.conversionUrl !== undefined;
    expect(isSent({ paymentProvider: "braintree" })).toBe(false);
    expect(isSent({ sandboxControls: false })).toBe(false);
  });

  test("a survey that is no address stops the start", () =>
    expect(() => readConfig({ SURVEY_URL: "survey" })).toThrow(/SURVEY_URL/));
});
