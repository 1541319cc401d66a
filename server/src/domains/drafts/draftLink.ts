import { withLanguage } from "@velours/sdk/rules";
import { siteOrigin } from "../../platform/config/siteOrigin.ts";
import type { Context } from "../../platform/context.ts";
import type { DraftRow } from "./store.ts";

/** The page on which a draft is paid, on its own site and in its buyer's language. */
export const draftLink = (
  config: Context["config"],
  { site, language, token }: Pick<DraftRow, "site" | "language" | "token">,
): string => new URL(withLanguage(`/draft/${token}`, language), siteOrigin(config, site)).href;
