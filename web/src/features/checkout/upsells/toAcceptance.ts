import type { Order, UpsellAcceptance, Upsells } from "@velours/sdk/types";

export interface Acceptance {
  body: UpsellAcceptance;
  /**
   * Made from the offer and what is accepted of it: two presses and two tabs send the same request, which the shop carries
   * out once.
   */
  idempotencyKey: string;
}

/** The request that takes the product at this position of a single offer, or a whole bundle. */
export function toAcceptance(
  { user, address }: Pick<Order, "user" | "address">,
  offer: Upsells,
  position: number,
): Acceptance {
  const { type, products, task_id, transaction_id, token, nonce, expires } = offer;
  const accepted = type === "single" ? products.slice(position, position + 1) : products;
  const { total, currency } = accepted[0]?.invoice ?? offer.invoice;
  const variants = accepted.map(({ _variant }) => _variant.id);
  return {
    body: {
      payment: { transaction_id, token, nonce },
      user: { email: user.email, address },
      cart: {
        products: variants.map((id) => ({ variant: { id }, quantity: 1 })),
        invoice: { total, currency },
      },
      task: { id: task_id },
      meta: { expires },
    },
    idempotencyKey: [task_id, ...variants].join("."),
  };
}
