import { type Environment, readHttpUrl, text } from "../../platform/config/environment.ts";

/** Services embedded in the page of a placed order. */
interface OrderSettings {
  /** Key of Google's Maps Embed API; it is no secret, and limited to the shop's addresses at Google. */
  mapEmbedKey: string | undefined;
  /** The survey shown in production. */
  surveyUrl: string | undefined;
  /** The affiliate network's picture with `{amount}`, `{ref}` and `{currency}` in its address. */
  conversionUrl: string | undefined;
}

export const readOrderSettings = (env: Environment): OrderSettings => ({
  mapEmbedKey: text(env, "MAP_EMBED_KEY"),
  surveyUrl: readHttpUrl(env, "SURVEY_URL"),
  conversionUrl: readHttpUrl(env, "CONVERSION_URL"),
});

declare module "../../platform/config/config.ts" {
  interface Config extends OrderSettings {}
}
