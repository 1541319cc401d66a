import type { Address } from "@velours/sdk/types";
import { type Refusal, refuse } from "../../../generated/handlers.ts";

type Outcome = Refusal<
  "rateLimited" | "fraudRejected" | "shippingRateRequired" | "shippingDoesNotMatch" | "validationError"
>;

const retryAfter = 15 * 60;

const fieldTexts = {
  firstname: "A first name is required",
  lastname: "A last name is required",
  address1: "An address is required",
  city: "A city is required",
  state: "A state is required",
  country: "A country is required",
  zipcode: "Zip code must be valid",
};

/** The tags of an address like `ada+fraud-decline.429@example.com` (S rule 2). */
export function tagsOf(email: string): string[] {
  return /\+([^@]*)@/.exec(email)?.[1]?.split(".") ?? [];
}

/** What the buyer's e-mail address or billing address asks the sandbox to answer instead of paying (S1, S2). */
export function buyerScenario(email: string, billing: Address | null | undefined): Outcome | null {
  const tags = tagsOf(email);
  if (tags.includes("429")) return refuse("rateLimited", null, { headers: { "retry-after": retryAfter } });
  if (tags.includes("fraud-decline")) return refuse("fraudRejected");
  if (tags.includes("rate-required")) return refuse("shippingRateRequired");
  if (tags.includes("rate-changed")) return refuse("shippingDoesNotMatch");
  if (tags.includes("field-errors")) return fieldErrors(Object.keys(fieldTexts) as Field[]);
  if (billing?.country?.toUpperCase() === "US" && billing.zipcode === "20000")
    return fieldErrors(["zipcode"]);
  if (billing?.address1?.startsWith("200 ")) return fieldErrors(["address1"]);
  return null;
}

type Field = keyof typeof fieldTexts;

function fieldErrors(fields: readonly Field[]): Refusal<"validationError"> {
  const value = Object.fromEntries(
    fields.map((field) => [`user.address.billing.${field}`, fieldTexts[field]]),
  );
  return refuse("validationError", value, { values: { text: Object.values(value)[0] ?? "" } });
}
