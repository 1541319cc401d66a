import { withLanguage } from "@velours/sdk/rules";
import { siteOrigin } from "../../platform/config/siteOrigin.ts";
import type { Context } from "../../platform/context.ts";
import { defaultLanguage } from "../../platform/http/hosts.ts";
import type { DraftRow } from "./store.ts";

/** The page on which a draft is paid, on its own site and in its buyer's language. */
export const draftLink = (
  { config, sites }: Pick<Context, "config" | "sites">,
  { site, language, token }: Pick<DraftRow, "site" | "language" | "token">,
): string => {
  const path = withLanguage(`/draft/${token}`, { language, defaultLanguage: defaultLanguage(site, sites) });
  return new URL(path, siteOrigin(config, site)).href;
};
