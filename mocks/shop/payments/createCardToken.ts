import type { Handler } from "../Handler.ts";

export const createCardToken: Handler<"createCardToken"> = ({ query }) => ({
  status: 200,
  body: { token: `sandbox-authorization-${query.currency}`, vaulted: false, creditCards: [] },
});
