import { chooseReturned } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse, refuseRule } from "../refuse.ts";
import { onceForKey } from "./onceForKey.ts";
import { presentBuyerOrder } from "./presentBuyerOrder.ts";
import { presentOrder } from "./presentOrder.ts";

/** Records what a buyer wants to send back, each unit once. */
export const requestReturn: Handler<"requestReturn"> = (input, context) => {
  const { params, body } = input;
  const { session, now } = context;
  const placed = session.findOrder(params.id);
  if (placed === undefined) return refuse("resourceDoesNotExist");
  return onceForKey(context, "requestReturn", input, () => {
    const chosen = chooseReturned(presentOrder(placed), body.lines, now);
    if ("refused" in chosen) return refuseRule(chosen.refused);
    placed.returns.push({
      id: session.newId(),
      created_at: now.toISOString(),
      reason: body.reason,
      note: body.note ?? null,
      lines: chosen.units,
      answer: null,
    });
    return { status: 200, body: presentBuyerOrder(session, placed) };
  });
};
