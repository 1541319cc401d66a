/**
 * The texts are in the French of Canada. Where France says it otherwise, the words to write instead: a whole text, or words
 * that leave the rest of the sentence as it is, articles and elisions included.
 */
const WORDS: readonly (readonly [canada: RegExp, france: string])[] = [
  [/^Solde$/, "Promo"],
  [/Retourner magasiner/, "Continuer mes achats"],
  [/\b([Ll])e courriel/g, "$1’e-mail"],
  [/\bdu courriel/g, "de l’e-mail"],
  [/\bde courriel/g, "d’e-mail"],
  [/\bce courriel/g, "cet e-mail"],
  [/courriel/g, "e-mail"],
  [/Courriel/g, "E-mail"],
  [/clavardage/g, "chat"],
  [/remise en argent/g, "cagnotte"],
  [/Remise en argent/g, "Cagnotte"],
  [/([Ss])ervice à la clientèle/g, "$1ervice client"],
  [/témoins \(cookies\)|témoins/g, "cookies"],
];

/** Countries whose French is Canada's: there and in the United States. */
const CANADIAN = new Set(["CA", "US"]);

/** A French text in the words of the shopper's country; without one, in Canada's. */
export const localFrench = (text: string, country: string | undefined): string =>
  country === undefined || CANADIAN.has(country)
    ? text
    : WORDS.reduce((words, [canada, france]) => words.replace(canada, france), text);
