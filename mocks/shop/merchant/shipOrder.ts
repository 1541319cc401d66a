import type { Handler } from "../Handler.ts";
import { changeOrder } from "./changeOrder.ts";
import { shipLines } from "./shipLines.ts";

/** Notes a parcel; without lines it holds all that leaves in one. */
export const shipOrder: Handler<"shipOrder"> = (input, context) =>
  changeOrder(context, "shipOrder", input, (placed) => shipLines(context, placed, input.body));
