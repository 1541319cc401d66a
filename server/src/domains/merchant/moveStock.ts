import { merchantWrite } from "./merchantWrite.ts";
import { commitMove } from "./stock/commitMove.ts";

/** Moves a count, or sets it to what was counted, with an entry in the ledger of stock. */
export const moveStock = merchantWrite("moveStock", ({ body }) => {
  const { variantId, region, reason } = body;
  const moved = "counted" in body ? `to ${body.counted}` : `by ${body.delta}`;
  return {
    allSites: true,
    input: body,
    entry: `moveStock ${variantId} ${region} ${moved} ${reason}`,
    write: (trx, { record }) => commitMove(trx, body, record),
  };
});
