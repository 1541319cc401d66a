import { CODE_LENGTH } from "@velours/sdk/rules";

/** Formatters of typed values, by the name in a field's `data-format`. */
const FORMATTERS: Readonly<Record<string, (value: string) => string>> = {
  code: (value) => value.replace(/\D/g, "").slice(0, CODE_LENGTH),
  digit: (value) => value.replace(/\D/g, ""),
};

/** A typed value in its field's form. A name that no formatter has is told to developers; the value stays as it is. */
export function formatInput({ value, dataset }: { value: string; dataset: { format?: string } }): string {
  const { format = "" } = dataset;
  if (Object.hasOwn(FORMATTERS, format)) return FORMATTERS[format]!(value);
  console.error(`There is no form formatter "${format}"`);
  return value;
}
