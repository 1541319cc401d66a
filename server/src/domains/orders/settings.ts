import { type Environment, readHttpUrl, text } from "../../platform/config/environment.ts";

export const readOrderSettings = (env: Environment) => ({
  /** Key of Google's Maps Embed API; it is no secret, and limited to the shop's addresses at Google. */
  mapEmbedKey: text(env, "MAP_EMBED_KEY"),
  /** The survey shown in production. */
  surveyUrl: readHttpUrl(env, "SURVEY_URL"),
  /** The affiliate network's picture with `{amount}`, `{ref}` and `{currency}` in its address. */
  conversionUrl: readHttpUrl(env, "CONVERSION_URL"),
});

declare module "../../platform/config/config.ts" {
  interface Config extends ReturnType<typeof readOrderSettings> {}
}
