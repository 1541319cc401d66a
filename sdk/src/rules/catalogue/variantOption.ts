/** Option values of a variant; 'Default Title' is no choice. */
export const optionValues = (option1: string | null | undefined): string[] =>
  (option1 ?? "")
    .split("|")
    .map((value) => value.trim())
    .filter((value) => value !== "" && value !== "Default Title");

/** The options of a variant for its merchant, joined by '|'; null for none. */
export const namedOption = (option1: string | null | undefined): string | null =>
  joinOptions(optionValues(option1)) || null;

/** Several options as one option1, joined by '|'. */
export const joinOptions = (values: readonly string[]): string => values.join("|");
