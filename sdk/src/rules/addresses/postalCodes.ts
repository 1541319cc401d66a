/** First letters of the postal codes of each Canadian province. */
const FIRST_LETTERS: Readonly<Record<string, string>> = {
  AB: "T",
  BC: "V",
  MB: "R",
  NB: "E",
  NL: "A",
  NS: "B",
  NT: "X",
  NU: "X",
  ON: "KLMNP",
  PE: "C",
  QC: "GHJ",
  SK: "S",
  YT: "Y",
};

/** Post offices that serve the other side of a border: Lloydminster, and Ottawa's for Gatineau. */
const OVER_THE_BORDER: Readonly<Record<string, RegExp>> = {
  AB: /^S9V/,
  SK: /^T9V/,
  QC: /^K1A/,
};

export function isPostalCodeInProvince(province: string, code: string): boolean {
  const upper = code.toUpperCase();
  return (
    (FIRST_LETTERS[province]?.includes(upper.charAt(0)) ?? false) ||
    (OVER_THE_BORDER[province]?.test(upper) ?? false)
  );
}

const five = /^\d{5}$/;
const four = /^\d{4}$/;
const gap = /^\d{3} ?\d{2}$/;

/** Forms of postal codes by country: the United Kingdom and the European Union. Other countries have any. */
export const POSTAL_CODE_FORMS: Readonly<Record<string, RegExp>> = {
  AT: four,
  BE: four,
  BG: four,
  CY: four,
  CZ: gap,
  DE: five,
  DK: four,
  EE: five,
  ES: five,
  FI: five,
  FR: five,
  GB: /^([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA)$/i,
  GR: gap,
  HR: five,
  HU: four,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  IT: five,
  LT: /^(LT-)?\d{5}$/i,
  LU: /^(L-)?\d{4}$/i,
  LV: /^(LV-)?\d{4}$/i,
  MT: /^[A-Z]{3} ?\d{4}$/i,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  RO: /^\d{6}$/,
  SE: gap,
  SI: /^(SI-)?\d{4}$/i,
  SK: gap,
};
