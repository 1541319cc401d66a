/** The field an invalid-card message names; the web has its text. */
export type CardField = "number" | "cvv" | "expirationDate" | "postalCode" | "card";

const FIELDS: Readonly<Record<string, CardField>> = {
  number: "number",
  cvv: "cvv",
  expirationDate: "expirationDate",
  expirationMonth: "expirationDate",
  expirationYear: "expirationDate",
  postalCode: "postalCode",
};

const FORM_ORDER: readonly CardField[] = ["number", "cvv", "expirationDate", "postalCode"];

/** The field to name: of several invalid keys the first in form order; unknown or none is the card. */
export function getFirstCardField(keys: readonly string[] | null | undefined): CardField {
  const fields = (keys ?? []).map((key) => (Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined));
  return FORM_ORDER.find((field) => fields.includes(field)) ?? "card";
}
