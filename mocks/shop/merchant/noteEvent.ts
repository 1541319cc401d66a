import { describeKey } from "@velours/sdk/shop";
import type { OrderEvent } from "@velours/sdk/types";
import type { PlacedOrder } from "../../session/MockSession.ts";
import type { Context } from "../Handler.ts";

/** Adds to an order's events what no other record of it tells of. */
export function noteEvent(
  context: Context,
  placed: PlacedOrder,
  {
    text = null,
    ...event
  }: Pick<OrderEvent, "kind" | "summary" | "template"> & { text?: string | null | undefined },
): undefined {
  const time = context.now.toISOString();
  placed.events.push({ ...event, text, time, actor: describeKey(context), amount: null });
}
