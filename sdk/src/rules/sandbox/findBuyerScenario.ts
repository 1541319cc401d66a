import type { Address } from "../../types.ts";

/** The sandbox's response in place of a payment. `fields` has the errors of a body, by path. */
export type BuyerScenario =
  | { reference: "rateLimited" | "fraudRejected" | "shippingRateRequired" | "shippingDoesNotMatch" }
  | { reference: "validationError"; fields: Record<string, string> };

const fieldTexts = {
  firstname: "A first name is required",
  lastname: "A last name is required",
  address1: "An address is required",
  city: "A city is required",
  state: "A state is required",
  country: "A country is required",
  zipcode: "Zip code must be valid",
};

/** The tags of an address like `ada+fraud-decline.429@example.com`. */
export function parseEmailTags(email: string): string[] {
  return /\+([^@]*)@/.exec(email)?.[1]?.split(".") ?? [];
}

/** The scenario that the buyer's email address or billing address selects in the sandbox, or null. */
export function findBuyerScenario(email: string, billing: Address | null | undefined): BuyerScenario | null {
  const tags = parseEmailTags(email);
  if (tags.includes("429")) return { reference: "rateLimited" };
  if (tags.includes("fraud-decline")) return { reference: "fraudRejected" };
  if (tags.includes("rate-required")) return { reference: "shippingRateRequired" };
  if (tags.includes("rate-changed")) return { reference: "shippingDoesNotMatch" };
  if (tags.includes("field-errors")) return fieldErrors(Object.keys(fieldTexts) as Field[]);
  if (billing?.country?.toUpperCase() === "US" && billing.zipcode === "20000")
    return fieldErrors(["zipcode"]);
  if (billing?.address1?.startsWith("200 ")) return fieldErrors(["address1"]);
  return null;
}

type Field = keyof typeof fieldTexts;

function fieldErrors(fields: readonly Field[]): BuyerScenario {
  return {
    reference: "validationError",
    fields: Object.fromEntries(fields.map((field) => [`user.address.billing.${field}`, fieldTexts[field]])),
  };
}
