import type { Handler } from "../Handler.ts";

/** The session's shipping rates. */
export const getShippingRates: Handler<"getShippingRates"> = (_, { session }) => ({
  status: 200,
  body: { rates: session.shippingRates, revision: String(session.shippingRevision) },
});
