import { type ErrorBody, getErrorMessage } from "../../everyError.ts";
import type { Language } from "../../types.ts";
import { refusedPreview } from "./previewHtml.ts";

/** The page in place of a preview that an error of the contract refuses, with the reason in its value. */
export function refusePreview(error: ErrorBody, language: Language, back: string): string {
  const reason = (error.value as { reason?: unknown } | null)?.reason;
  const reasons = [getErrorMessage(error, language), ...(typeof reason === "string" ? [reason] : [])];
  return refusedPreview(reasons, language, back);
}
