import type { Handler } from "../generated/handlers.ts";

/** Authorises the card gateway's hosted fields. Saved cards belong to signed-in users, and nobody can sign in yet. */
export const createCardToken: Handler<"createCardToken"> = async ({ query }, { payments }) => {
  const { token, vaulted } = await payments.createToken(query.currency);
  return { status: 200, body: { token, vaulted, creditCards: [] } };
};
