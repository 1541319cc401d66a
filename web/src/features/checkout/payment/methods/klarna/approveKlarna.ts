import type { BnplOrder } from "@velours/sdk/rules";
import type { BnplSession } from "@velours/sdk/types";
import { PaymentCanceledError } from "../../PaymentSource.ts";
import { type KlarnaAnswer, loadKlarna } from "./klarnaKit.ts";

/** The shop's own text for a payment the provider does not approve; the catalogue of errors translates it. */
const NOT_APPROVED = "The payment was not approved. Please choose another payment method.";

/** Opens Klarna's dialog for an order; resolves to the authorisation token. */
export async function approveKlarna(url: string, session: BnplSession, order: BnplOrder): Promise<string> {
  const kit = await loadKlarna(url);
  const options = { payment_method_category: session.payment_method_categories[0]?.name ?? "" };
  const authorized = await new Promise<KlarnaAnswer>((resolve) => kit.authorize(options, order, resolve));
  const answer =
    authorized.approved && authorized.finalize_required
      ? await new Promise<KlarnaAnswer>((resolve) => kit.finalize(options, {}, resolve))
      : authorized;
  if (answer.approved && answer.authorization_token) return answer.authorization_token;
  // A form that the shopper can correct or closed is shown again; a refused one is not.
  if (answer.show_form && !answer.error) throw new PaymentCanceledError();
  throw new Error(NOT_APPROVED);
}
