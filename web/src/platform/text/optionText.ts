import { type AddressLanguage, getOwn, optionValues, optionWord } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";

const names: Readonly<Record<string, string>> = {
  Amount: "Montant",
  Closure: "Fermeture",
  Color: "Couleur",
  Colour: "Couleur",
  Flavour: "Arôme",
  Length: "Longueur",
  Material: "Matière",
  Scent: "Parfum",
  Size: "Taille",
  Title: "Titre",
  Volume: "Volume",
};

/** Name of an option ('Colour'), in French where the word is known. */
export const optionName = (name: string, language: Language): string =>
  (language === "fr" && getOwn(names, name)) || name;

/** All values of a variant as one text, ' | ' between them; empty when there is no choice. */
export const optionText = (option1: string | null | undefined, language: AddressLanguage): string =>
  optionValues(option1)
    .map((value) => optionWord(value, language))
    .join(" | ");
