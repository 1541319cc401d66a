/** Option values of a variant; 'Default Title' is no choice. */
export const optionValues = (option1: string | null | undefined): string[] =>
  (option1 ?? "")
    .split("|")
    .map((value) => value.trim())
    .filter((value) => value !== "" && value !== "Default Title");

/** Several options as one option1, joined by '|'. */
export const joinOptions = (values: readonly string[]): string => values.join("|");
