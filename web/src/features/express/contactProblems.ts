import { BillingAddress, Contact, ShippingAddress, validateForm } from "@velours/sdk/forms";
import { isExpressContact } from "@velours/sdk/rules";
import type { Address, Language } from "@velours/sdk/types";
import { m, textIn } from "../../platform/text/useText.ts";
import type { AddressField } from "../checkout/address/AddressForm.ts";
import { regionErrors } from "../checkout/address/regionErrors.ts";
import type { AuthorizedPayment, ContactProblem } from "../checkout/payment/wallets/DeviceWallet.ts";

/** Problem of the destination: express checkout ships to two countries. */
export function countryProblem(address: Address, language: Language): ContactProblem | null {
  if (isExpressContact(address)) return null;
  return { code: "shippingContactInvalid", field: "country", text: textIn(language)(m.express_countries) };
}

function problemsOf(
  code: ContactProblem["code"],
  fields: Readonly<Partial<Record<string, string>>>,
): ContactProblem[] {
  return Object.entries(fields).flatMap(([field, text]) =>
    text ? [{ code, field: field as AddressField | "email", text }] : [],
  );
}

/** Empty fields left out, as a form's rules want them. */
const filled = (address: Address) =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== null));

interface Buyer {
  /** A member's is the account's; a guest's comes from the wallet. */
  memberEmail: string | null;
  /** Something goes in a parcel. */
  shipped: boolean;
  language: Language;
}

/** Problems of an authorised payment's contacts, by the rules of the shop's own forms. */
export function contactProblems(
  { shipping, billing }: AuthorizedPayment,
  { memberEmail, shipped, language }: Buyer,
): ContactProblem[] {
  const address = shipping?.address ?? {};
  const abroad = countryProblem(address, language);
  if (abroad) return [abroad];
  const email =
    memberEmail === null ? validateForm(Contact, { email: shipping?.email ?? null }, language) : {};
  const wrongAddress = shipped
    ? { ...validateForm(ShippingAddress, filled(address), language), ...regionErrors(address, language) }
    : {};
  return [
    ...problemsOf("shippingContactInvalid", { ...email, ...wrongAddress }),
    ...problemsOf("billingContactInvalid", validateForm(BillingAddress, filled(billing), language)),
  ];
}
