import type { MerchantOrder } from "@velours/sdk/types";

/** A paid order, of which the screen reads no more; `order` changes it. */
export const paidOrder = (number: string, order: object = {}) =>
  ({
    order: {
      number,
      created_at: "2026-11-20T10:00:00.000Z",
      site: "boutique",
      status: "paid",
      products: [],
      invoice: {
        currency: "USD",
        subtotal: 0,
        discounts: {},
        taxes: { total: 0, _total: { shipping: 0, regional: 0 }, data: { rate: 0 }, included: false },
        shipping: 0,
        total: 0,
        payments: {},
      },
      promotion: null,
      shipping: null,
      address: { billing: null, shipping: null },
      user: { email: "ada@example.com" },
      ...order,
    },
    payments: [],
    trouble: null,
    refundable: 10,
  }) as unknown as MerchantOrder;
