import type { Handler } from "../Handler.ts";
import { changeOrder } from "./changeOrder.ts";
import { noteEvent } from "./noteEvent.ts";

/** Keeps a note about an order that its buyer never sees. */
export const addOrderNote: Handler<"addOrderNote"> = (input, context) =>
  changeOrder(context, "addOrderNote", input, (placed) =>
    noteEvent(context, placed, { kind: "noted", summary: "Note", text: input.body.text }),
  );
