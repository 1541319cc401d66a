import type { Order } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { isOthers } from "./onceForKey.ts";

/** Says what became of a purchase by its Idempotency-Key, and waits for one that is being made. */
export const getPurchase: Handler<"getPurchase"> = async ({ params }, { session }) => {
  const stored = session.answers.get(`submitCheckout ${params.key}`);
  if (stored !== undefined && isOthers(stored, session)) return refuse("idempotencyKeyOfMember");
  const answer = await stored?.answer;
  if (answer?.status !== 200) return { status: 200, body: { status: "not-placed", order: null } };
  const { body, headers } = answer;
  return { status: 200, body: { status: "placed", order: body as Order }, ...(headers && { headers }) };
};
