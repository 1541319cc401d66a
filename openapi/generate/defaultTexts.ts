import type { Message, Schema } from "./schema.ts";

const TEXTS: Record<string, Message> = {
  required: { en: "This field is required", fr: "Ce champ est obligatoire" },
  string: { en: "This must be a text", fr: "Ceci doit être un texte" },
  number: { en: "This must be a number", fr: "Ceci doit être un nombre" },
  integer: { en: "This must be a whole number", fr: "Ceci doit être un nombre entier" },
  boolean: { en: "This must be true or false", fr: "Ceci doit être vrai ou faux" },
  array: { en: "This must be a list", fr: "Ceci doit être une liste" },
  object: { en: "This must be an object", fr: "Ceci doit être un objet" },
  minLength: { en: "This needs at least {limit} characters", fr: "Il faut au moins {limit} caractères" },
  maxLength: { en: "This takes at most {limit} characters", fr: "Au plus {limit} caractères" },
  minimum: { en: "This must be at least {limit}", fr: "La valeur doit être d'au moins {limit}" },
  maximum: { en: "This must be at most {limit}", fr: "La valeur doit être d'au plus {limit}" },
  minItems: { en: "This needs at least {limit} entries", fr: "Il faut au moins {limit} éléments" },
  maxItems: { en: "This takes at most {limit} entries", fr: "Au plus {limit} éléments" },
  email: { en: "This must be an e-mail address", fr: "Ceci doit être une adresse e-mail" },
  uuid: { en: "This must be a UUID", fr: "Ceci doit être un UUID" },
  date: { en: "This must be a date", fr: "Ceci doit être une date" },
  "date-time": { en: "This must be a date and time", fr: "Ceci doit être une date et une heure" },
  additionalProperties: { en: "This field is not known", fr: "Ce champ n'est pas connu" },
  invalid: { en: "This value is not valid", fr: "Cette valeur n'est pas valide" },
};

/** Keywords whose text says a limit. */
export const LIMITS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"] as const;

/** The texts without a limit. */
export const PLAIN_TEXTS: Message[] = Object.values(TEXTS).filter(({ en }) => !en.includes("{limit}"));

/** The text of a value that has none of its own. */
export const INVALID = TEXTS.invalid as Message;

/** The text of a broken rule that has none of its own in the contract. */
export function defaultText(keyword: string, schema: Schema): Message {
  const name =
    keyword === "type"
      ? String([schema.type].flat()[0])
      : keyword === "format"
        ? String(schema.format)
        : keyword;
  const text = TEXTS[name] ?? INVALID;
  const limit = String(schema[keyword] ?? "");
  return { en: text.en.replace("{limit}", limit), fr: text.fr.replace("{limit}", limit) };
}
