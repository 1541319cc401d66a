import type { Handler } from "../Handler.ts";
import { changeOrder } from "./changeOrder.ts";
import { presentPackingOrder } from "./presentPackingOrder.ts";
import { shipLines } from "./shipLines.ts";

export const shipPackingOrder: Handler<"shipPackingOrder"> = (input, context) =>
  changeOrder(
    context,
    "shipPackingOrder",
    input,
    (placed) => shipLines(context, placed, input.body),
    presentPackingOrder,
  );
