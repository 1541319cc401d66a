import { toAddress } from "../address/AddressForm.ts";
import type { CheckoutDraft } from "../draft/CheckoutDraft.ts";

/**
 * The first step may be left when email, address and option are there, and they are what the form shows. What
 * was typed after coming back and not confirmed by Continue must not be passed by with the browser's Forward.
 */
export const isShippingDone = ({ email, shipping, rate, saved }: CheckoutDraft): boolean =>
  rate !== null &&
  saved.email !== null &&
  saved.email === email.trim() &&
  saved.shipping !== null &&
  JSON.stringify(saved.shipping) === JSON.stringify(toAddress(shipping));
