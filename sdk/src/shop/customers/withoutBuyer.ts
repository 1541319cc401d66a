import type { Address, Order, OrderFacts } from "../../types.ts";

/** Stands in the place of the address of a buyer who was erased. */
export const erasedEmail = "erased@example.invalid";

export const isErased = ({ user }: Pick<OrderFacts, "user">): boolean => user.email === erasedEmail;

/** The part of an address that taxes were calculated by, and nothing that leads to a door. */
const region = ({ country, state }: Address): Address => ({
  ...(country !== undefined && { country }),
  ...(state !== undefined && { state }),
});

/**
 * An order's document, or an answer with it, without its buyer, the buyer's reviews, words and parcels' numbers, and the
 * recipients of gift cards; its money stays.
 */
export const withoutBuyer = (order: Order): Order => ({
  ...order,
  user: { email: erasedEmail },
  cardDetails: null,
  ...(order.reviews && { reviews: [] }),
  ...(order.shipments && { shipments: order.shipments.map((parcel) => ({ ...parcel, tracking: null })) }),
  ...(order.returns && {
    returns: order.returns.map((request) => ({
      ...request,
      note: null,
      ...(request.answer && { answer: { ...request.answer, note: null } }),
    })),
  }),
  address: {
    billing: order.address.billing && region(order.address.billing),
    shipping: order.address.shipping && region(order.address.shipping),
  },
  products: order.products.map((product) =>
    product._deliveries === undefined ? product : { ...product, _deliveries: [] },
  ),
});
