/** A filter's value as it is compared: letter case and the way accents are encoded make no difference. */
export const foldFilterValue = (value: string): string => value.normalize("NFC").toLowerCase();
