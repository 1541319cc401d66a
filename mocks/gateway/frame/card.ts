export interface Brand {
  /** Identifier in `cards[].type` of the fields' events. */
  type: "visa" | "mastercard" | "american-express" | "discover";
  niceType: "Visa" | "MasterCard" | "American Express" | "Discover";
  prefix: RegExp;
  lengths: readonly number[];
  /** Digits before which a space is written. */
  gaps: readonly number[];
  codeLength: 3 | 4;
}

const brands: readonly Brand[] = [
  {
    type: "visa",
    niceType: "Visa",
    prefix: /^4/,
    lengths: [13, 16, 19],
    gaps: [4, 8, 12, 16],
    codeLength: 3,
  },
  {
    type: "mastercard",
    niceType: "MasterCard",
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    gaps: [4, 8, 12],
    codeLength: 3,
  },
  {
    type: "american-express",
    niceType: "American Express",
    prefix: /^3[47]/,
    lengths: [15],
    gaps: [4, 10],
    codeLength: 4,
  },
  {
    type: "discover",
    niceType: "Discover",
    prefix: /^(6011|64[4-9]|65)/,
    lengths: [16, 19],
    gaps: [4, 8, 12, 16],
    codeLength: 3,
  },
];

/** The brand of a number, or of its first digits. */
export function detectBrand(number: string): Brand | undefined {
  return brands.find((brand) => brand.prefix.test(number));
}

export function keepDigits(text: string): string {
  return text.replace(/\D/g, "");
}

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return number.length > 0 && sum % 10 === 0;
}

export function isNumberValid(number: string): boolean {
  return (detectBrand(number)?.lengths.includes(number.length) ?? false) && passesLuhn(number);
}

/** 4 digits for American Express, else 3; either while the brand is not known. */
export function isCodeValid(code: string, brand: Brand | undefined): boolean {
  return /^\d{3,4}$/.test(code) && (!brand || code.length === brand.codeLength);
}

/** '4111 1111 1111 1111', '3782 822463 10005'. */
export function groupNumber(digits: string): string {
  const gaps = detectBrand(digits)?.gaps ?? [4, 8, 12, 16];
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join("");
}
