import type { DraftInput, ShippingAddress, Site } from "@velours/sdk/types";
import { type AddressForm, trimAddress } from "../../features/checkout/address/AddressForm.ts";
import type { FoundVariant } from "./VariantSearch.tsx";

/** A line as it is typed. */
export interface TypedLine extends FoundVariant {
  quantity: number;
}

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

/** The variant with one unit more, or in a line of its own. */
export function addVariant(lines: readonly TypedLine[], variant: FoundVariant): TypedLine[] {
  const isThere = lines.some(({ variantId }) => variantId === variant.variantId);
  return isThere
    ? lines.map((line) =>
        line.variantId === variant.variantId ? { ...line, quantity: line.quantity + 1 } : line,
      )
    : [...lines, { ...variant, quantity: 1 }];
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
