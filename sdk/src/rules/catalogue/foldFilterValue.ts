/** A filter's value as lists have it, whose values a comma separates: a space stands for a comma inside it. */
export const toListValue = (value: string): string => value.replace(/[\s,]+/g, " ").trim();

/** A filter's value as it is compared: letter case, commas and the way accents are encoded make no difference. */
export const foldFilterValue = (value: string): string => toListValue(value).normalize("NFC").toLowerCase();
