/** Properties of goods that search engines and shopping services have a word for. */
export type OptionProperty = "color" | "size" | "material" | "pattern";

const NAMES: Readonly<Record<string, OptionProperty>> = {
  color: "color",
  colour: "color",
  couleur: "color",
  farbe: "color",
  size: "size",
  taille: "size",
  größe: "size",
  material: "material",
  matière: "material",
  matériau: "material",
  pattern: "pattern",
  motif: "pattern",
  muster: "pattern",
};

/** The property that an option of a product is, by its name; undefined for an option that others have no word for. */
export const optionProperty = (option: string): OptionProperty | undefined =>
  NAMES[option.trim().normalize("NFC").toLowerCase()];
