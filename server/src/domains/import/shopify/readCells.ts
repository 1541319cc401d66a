/** TRUE and FALSE as spreadsheets write them in their user's language, in lower case. */
const truths = new Set(
  [
    "true yes 1 wahr ja vrai oui verdadero sí si vero sì verdadeiro sim waar sant sand sann tosi prawda pravda igaz",
  ]
    .concat("adevărat doğru evet истина")
    .flatMap((words) => words.split(" ")),
);
const falsehoods = new Set(
  [
    "false no 0 falsch nein faux non falso não onwaar nee falskt falsk usann epätosi fałsz nepravda hamis fals",
  ]
    .concat("yanlış yanliş hayır ложь")
    .flatMap((words) => words.split(" ")),
);

/** A cell that is true or false; undefined when it is neither. */
export function parseTruth(cell: string): boolean | undefined {
  const word = cell.toLowerCase();
  if (truths.has(word)) return true;
  return falsehoods.has(word) ? false : undefined;
}

/**
 * An amount with at most two decimals, or undefined. `19,99` and `19,9` are one, as three digits after a comma would be
 * thousands; `1.500` is none, because it may be thousands.
 */
export const parseAmount = (cell: string): number | undefined =>
  /^\d+(\.\d{1,2}|\.\d{2}(00)+|,\d{1,2})?$/.test(cell) ? Number(cell.replace(",", ".")) : undefined;

/** Whole units, also as `3.0`; undefined for anything else. */
export const parseUnits = (cell: string): number | undefined =>
  /^-?\d+(\.0{1,2})?$/.test(cell) ? Number(cell) : undefined;

/** True for a number such as `1.23457E+11`: a spreadsheet replaced a long one by it. */
export const isShortenedNumber = (cell: string): boolean => /^\d([.,]\d+)?E\+\d+$/i.test(cell);
