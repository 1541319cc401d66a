/** The code of a gift card: sixteen digits in groups of four, made of an id. */
export const createCode = (id: string): string =>
  Array.from(id.replaceAll("-", "").slice(0, 16), (digit) => Number.parseInt(digit, 16) % 10)
    .join("")
    .replaceAll(/(.{4})(?=.)/g, "$1-");
