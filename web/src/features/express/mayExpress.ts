import { canExpress, type PaymentOffer } from "@velours/sdk/rules";

export type ExpressOffer = Pick<PaymentOffer, "site" | "currency" | "total" | "lines" | "disabled">;

/** True when express checkout may be offered, before anything is requested. */
export const mayExpress = (offer: ExpressOffer): boolean =>
  canExpress({ ...offer, providers: { deviceWallet: 3, googlePay: 2 }, geoCountry: "US" });
