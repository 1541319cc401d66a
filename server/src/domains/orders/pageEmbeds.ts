import type { Config } from "../../platform/config/config.ts";
import type { PageService } from "../../platform/pages/renderPage.ts";

/** Sites whose shoppers are asked how the purchase went. */
const surveySites: readonly string[] = ["boutique", "outlet"];

/** Services embedded in the page of a placed order, with the frames that the browser must allow. */
export function pageEmbeds(
  { mapEmbedKey, surveyUrl, environment }: Pick<Config, "mapEmbedKey" | "surveyUrl" | "environment">,
  site: string,
): PageService {
  const survey = environment === "production" && surveySites.includes(site) ? surveyUrl : undefined;
  const frame = [
    ...(mapEmbedKey === undefined ? [] : ["https://www.google.com"]),
    ...(survey === undefined ? [] : [new URL(survey).origin]),
  ];
  return { context: { mapEmbedKey, surveyUrl: survey }, sources: frame.length > 0 ? { frame } : {} };
}
