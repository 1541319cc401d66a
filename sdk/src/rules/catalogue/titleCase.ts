/** First letter of every word upper case, the rest lower case. */
export const titleCase = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(" ");
