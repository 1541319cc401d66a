import { RefusedError } from "@velours/sdk";
import { getErrorMessage } from "@velours/sdk/errors";
import { type FieldNames, parseFieldErrors, toFields } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { m } from "../text/m.ts";
import type { Text } from "../text/useText.ts";

/** "You can try again in 2 minutes."; under two minutes in seconds. */
function waitText(text: Text, seconds: number): string {
  if (seconds < 120) return text(m.wait_seconds, { n: Math.max(seconds, 1) });
  return text(m.wait_minutes, { n: Math.ceil(seconds / 60) });
}

/** Errors of a form: texts by field name, and one about the whole. */
export interface FormFailure {
  fields: Readonly<Record<string, string>>;
  general?: string | undefined;
}

export const NO_FAILURE: FormFailure = { fields: {} };

interface Place {
  text: Text;
  language: Language;
  names: FieldNames;
}

/** The words for what came of sending a form: the shop's refusal, or that the shop was not reached. */
export function formFailure(error: unknown, { text, language, names }: Place): FormFailure {
  if (!(error instanceof RefusedError)) return { fields: {}, general: text(m.shop_not_reached) };
  const { general, ...found } = parseFieldErrors(error.error as { value?: unknown; message?: string });
  const translate = (message: string) => getErrorMessage({ message }, language);
  const fields = Object.entries(found).map(([path, message]) => [path, translate(message)]);
  const seconds = Number(error.response.headers.get("retry-after"));
  const waiting = error.response.status === 429 && seconds > 0 ? `. ${waitText(text, seconds)}` : "";
  return {
    fields: toFields(names, Object.fromEntries(fields)),
    general: general && getErrorMessage(error.error as { message?: string }, language) + waiting,
  };
}
