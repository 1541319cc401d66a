import type { Order, Upsells } from "@velours/sdk/types";

/** The order to show while the shop has not said that its offer ended. */
export const withOpenOffer = (order: Order, { expires }: Upsells): Order => ({
  ...order,
  upsells: null,
  offer: { status: "open", expires, variants: [], invoice: null },
});
