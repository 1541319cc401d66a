import { merchantWrite } from "./merchantWrite.ts";
import { commitMove } from "./stock/commitMove.ts";

/** Moves a count, or sets it to what was counted, with an entry in the ledger of stock. */
export const moveStock = merchantWrite("moveStock", ({ body }) => {
  return {
    input: body,
    write: (trx, { record }) => commitMove(trx, body, record),
  };
});
