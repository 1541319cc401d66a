import { type Form, fieldErrors, type Language } from "./validation.ts";

/**
 * Everything that is wrong with a form's value, one text a path: first what the contract's schema says, then what the
 * form's rule adds where the schema was content.
 */
export function formErrors(
  form: Form<unknown>,
  value: unknown,
  language: Language,
  now: number,
): Record<string, string> {
  const found = fieldErrors(form.check, form.texts, value, language) ?? {};
  return { ...found, ...ruleErrors(form, value, language, now, Object.keys(found)) };
}

/** Adds the messages of a form's rule for paths that have none in `found` yet. */
export function ruleErrors(
  { rule, ruleTexts }: Pick<Form<unknown>, "rule" | "ruleTexts">,
  value: unknown,
  language: Language,
  now: number,
  found: readonly string[] = [],
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [path, key] of Object.entries(rule?.(value, now) ?? {})) {
    // Of an item of a list the texts are the same at every place.
    const text = ruleTexts?.[path.replace(/\[\d+\]/g, "[]")]?.[key]?.[language === "fr" ? 1 : 0];
    if (text && !found.some((foundPath) => coversPath(foundPath, path))) messages[path] = text;
  }
  return messages;
}

const coversPath = (found: string, path: string): boolean =>
  found === "" || found === path || path.startsWith(`${found}.`);
