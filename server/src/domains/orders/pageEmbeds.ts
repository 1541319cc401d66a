import type { Config } from "../../platform/config/config.ts";
import type { PageService } from "../../platform/pages/renderPage.ts";

type EmbedConfig = Pick<
  Config,
  "mapEmbedKey" | "surveyUrl" | "conversionUrl" | "environment" | "paymentProvider" | "sandboxControls"
>;

/** Sites whose shoppers are asked how the purchase went. */
const surveySites: readonly string[] = ["boutique", "outlet"];

/** The affiliate network's sandbox, which is one of the sandbox's controls. */
const sandboxConversion = "/sandbox/pixel.gif?amount={amount}&ref={ref}&currency={currency}";

/** Services embedded in the page of a placed order, with the frames and pictures that the browser must allow. */
export function pageEmbeds(config: EmbedConfig, site: string): PageService {
  const { mapEmbedKey, environment, conversionUrl } = config;
  const surveyUrl = environment === "production" && surveySites.includes(site) ? config.surveyUrl : undefined;
  const hasSandbox = config.paymentProvider === "sandbox" && config.sandboxControls;
  const frame = [
    ...(mapEmbedKey === undefined ? [] : ["https://www.google.com"]),
    ...(surveyUrl === undefined ? [] : [new URL(surveyUrl).origin]),
  ];
  return {
    context: {
      mapEmbedKey,
      surveyUrl,
      conversionUrl: conversionUrl ?? (hasSandbox ? sandboxConversion : undefined),
    },
    sources: {
      ...(frame.length > 0 && { frame }),
      ...(conversionUrl !== undefined && { img: [new URL(conversionUrl).origin] }),
    },
  };
}
