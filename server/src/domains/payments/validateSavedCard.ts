import type { GatewayError } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { toCustomer } from "./toCustomer.ts";

const unknownCard: GatewayError = {
  code: "91518",
  attribute: "payment_method_token",
  message: "Payment method token is invalid.",
};

/** The gateway's error when a saved card is not one of the signed-in member's own; else undefined. */
export async function validateSavedCard(
  context: Context,
  token: string,
): Promise<GatewayError[] | undefined> {
  const customer = toCustomer(context);
  const cards = customer === null ? [] : await context.payments.listCards(customer);
  return cards.some((card) => card.token === token) ? undefined : [unknownCard];
}
