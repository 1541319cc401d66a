import type { Config } from "../../platform/config/config.ts";
import { type Environment, readOneOf } from "../../platform/config/environment.ts";

/** Codes of the sites that sell. */
const siteCodes = ["boutique", "outlet", "closet"] as const;

export const readSiteSettings = (env: Environment): Pick<Config, "site" | "siteCodes"> => ({
  site: readOneOf(env, "SITE", siteCodes, "boutique"),
  siteCodes,
});
