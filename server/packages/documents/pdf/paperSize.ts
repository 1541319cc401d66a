/** Countries that print on Letter; the others have A4. */
const LETTER = ["US", "CA"];

/** The paper of a country, in points. */
export const paperSize = (country: string | null | undefined): [number, number] =>
  LETTER.includes(country ?? "US") ? [612, 792] : [595, 842];
