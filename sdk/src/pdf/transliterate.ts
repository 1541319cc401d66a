/** Letters of Greek and Cyrillic beside their Latin ones, as passports write them; the capitals follow. */
const PAIRS =
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o " +
  "а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh " +
  "щ shch ъ ie ы y ь ' э e ю iu я ia і i ї i є ie ґ g ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ dz ў u";

const latin = new Map(
  PAIRS.split(/ (?=\p{sc=Greek}|\p{sc=Cyrillic})/u).map((pair) => pair.split(" ") as [string, string]),
);

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function toLatin(letter: string): string {
  const small = letter.toLowerCase();
  const found = latin.get(small) ?? latin.get(small.normalize("NFD").replace(/\p{M}/gu, ""));
  if (found === undefined) return letter;
  return small === letter ? found : capitalize(found);
}

/** A text with its Greek and Cyrillic letters in Latin ones, their accents removed. */
export const transliterate = (text: string): string =>
  text
    .normalize("NFC")
    // The two letters of one sound: as one by one they would be `oy`.
    .replace(/(?<=[οΟ])[υύ]/gu, "u")
    .replace(/(?<=[οΟ])[ΥΎ]/gu, "U")
    .replace(/[\p{sc=Greek}\p{sc=Cyrillic}]/gu, toLatin);
