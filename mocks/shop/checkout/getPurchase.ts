import type { Order } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Says what became of a purchase by its Idempotency-Key. The mock answers at once, so none is ever in progress. */
export const getPurchase: Handler<"getPurchase"> = ({ params }, { session }) => {
  const stored = session.answers.get(`submitCheckout ${params.key}`);
  if (stored === undefined) return { status: 200, body: { status: "not-placed", order: null } };
  if (stored.member !== null && stored.member !== session.member?.id) return refuse("idempotencyKeyOfMember");
  const { body, headers } = stored.answer;
  return { status: 200, body: { status: "placed", order: body as Order }, ...(headers && { headers }) };
};
