import { canExpress, type PaymentOffer } from "@velours/sdk/rules";

export type ExpressOffer = Pick<PaymentOffer, "site" | "currency" | "total" | "lines">;

/** Whether express checkout can be offered at all, before anything is asked. */
export const mayExpress = (offer: ExpressOffer): boolean =>
  canExpress({ ...offer, providers: { deviceWallet: 3 }, geoCountry: "US" });
