import * as reasonTexts from "@velours/sdk/import";
import type { Context } from "../../platform/context.ts";

/** Reasons in the language of the request. */
export const presentReasons = (
  { language }: Pick<Context, "language">,
  reasons: readonly reasonTexts.Reason[],
): string => reasonTexts.presentReasons(reasons, language);
