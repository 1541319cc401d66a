import { formatReasons, type Reason } from "@velours/sdk/import";
import type { Context } from "../../platform/context.ts";

/** The contract's limit; a caller can send names of any length. */
const most = 2000;

/** Reasons in the language of the request. */
export const presentReasons = ({ language }: Pick<Context, "language">, reasons: readonly Reason[]): string =>
  formatReasons(reasons, language).slice(0, most);
