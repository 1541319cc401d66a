import type { DraftInput, ShippingAddress, Site } from "@velours/sdk/types";
import { type AddressForm, trimAddress } from "../../features/checkout/address/AddressForm.ts";
import type { TypedLine } from "../variants/typedLines.ts";

/** A draft as it is typed. */
export interface TypedDraft {
  site: Site["code"];
  language: DraftInput["language"];
  lines: readonly TypedLine[];
  email: string;
  /** Null while none is wanted. */
  address: AddressForm | null;
  promotion: string;
  message: string;
  days: string;
  send: boolean;
}

/** The request of a typed draft; empty fields are left out. */
export function toDraftInput(typed: TypedDraft): DraftInput {
  const { site, language, lines, email, address, promotion, message, days, send } = typed;
  const [code, words] = [promotion.trim(), message.trim()];
  return {
    site,
    language,
    lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    email: email.trim(),
    ...(address && { address: toShippingAddress(address) }),
    ...(code !== "" && { promotion: code }),
    ...(words !== "" && { message: words }),
    days: Number(days),
    send,
  };
}

function toShippingAddress(form: AddressForm): ShippingAddress {
  const address = trimAddress(form);
  return { ...address, address2: address.address2 || null, phone: address.phone || null } as ShippingAddress;
}
