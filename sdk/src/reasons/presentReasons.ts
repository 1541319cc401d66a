import type { Language } from "../types.ts";
import { formatReasons } from "./formatReason.ts";
import type { Reason } from "./Reason.ts";

/** The contract's limit; a caller can send names of any length. */
const most = 2000;

/** Reasons as an answer has them. */
export const presentReasons = (reasons: readonly Reason[], language: Language): string =>
  formatReasons(reasons, language).slice(0, most);
