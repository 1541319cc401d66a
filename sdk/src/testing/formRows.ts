import { expect, it } from "vitest";
import { validateForm } from "../forms.ts";
import type { Form } from "../validation.ts";
import { withField } from "./withField.ts";

/** [ids and what is tested, path changed, its new content (undefined takes it away), text expected there or null for none]. */
export type FormRow = readonly [
  name: string,
  path: string,
  content: unknown,
  text: string | null,
  at?: string,
];

/** Says how periods may stand in an email address. */
export const PERIODS =
  "Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods";

export const NOW = Date.UTC(2026, 10, 20, 12);

/**
 * Changes one field of a valid value per row and looks for its text: there, and nowhere else. `at` is the path of the
 * error when it is not the field changed.
 */
export function formRows<T>(form: Form<T>, valid: unknown, rows: readonly FormRow[]): void {
  it("is content with a valid value", () => expect(validateForm(form, valid, "en", NOW)).toEqual({}));
  it.each(rows)("%s (%s)", (...row) => {
    const [, path, content, text, at = path] = row as unknown as FormRow;
    const value = path === "" ? content : withField(valid, path, content);
    expect(validateForm(form, value, "en", NOW)).toEqual(text === null ? {} : { [at]: text });
    const french = Object.values(validateForm(form, value, "fr", NOW));
    expect(french).toHaveLength(text === null ? 0 : 1);
    expect(french).not.toContain(text);
  });
}
