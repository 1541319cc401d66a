/** True for a GTIN of 8, 12, 13 or 14 digits whose last digit agrees with the others. */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  return checkDigit(code.slice(0, -1)) === code.at(-1);
}

/** The digit that the others ask for: from the right they count three times and once by turns. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/**
 * The GTIN that a barcode of another system means, with hyphens, spaces or a spreadsheet's apostrophe; an ISBN of ten
 * digits becomes that of thirteen. Null for anything else.
 */
export function parseGtin(barcode: string): string | null {
  const code = barcode.replace(/[\s'’-]/g, "");
  const isbn = /^\d{9}[\dXx]$/.test(code) && isIsbn10(code) ? `978${code.slice(0, 9)}` : undefined;
  const gtin = isbn === undefined ? code : isbn + checkDigit(isbn);
  return isGtin(gtin) ? gtin : null;
}

const isIsbn10 = (code: string): boolean =>
  [...code.toUpperCase()].reduce((sum, sign, at) => sum + (sign === "X" ? 10 : Number(sign)) * (10 - at), 0) %
    11 ===
  0;
