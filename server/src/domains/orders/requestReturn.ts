import { randomUUID } from "node:crypto";
import { chooseReturned, refuseRule } from "@velours/sdk/shop";
import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { readSite } from "../sites/store.ts";
import { changeBuyerOrder } from "./changeBuyerOrder.ts";
import { insertReturn } from "./store/returns.ts";

type Refusal = ErrorResponse<"lineQuantityExceeded" | "returnClosed">;

/** Records what a buyer wants to send back, each unit once, and confirms it by email; the merchant whose site wants it is told as well. */
export const requestReturn: Handler<"requestReturn"> = ({ params, headers, body }, context) =>
  changeBuyerOrder<Refusal>(
    context,
    { operation: "requestReturn", id: params.id, key: headers["idempotency-key"], body },
    async (trx, order) => {
      const { lines, reason, note = null } = body;
      const chosen = chooseReturned(order, lines, new Date());
      if ("refused" in chosen) return refuseWrites<Refusal>(refuseRule(chosen.refused));
      const returnId = randomUUID();
      await insertReturn(trx, order.id, { id: returnId, reason, note, lines: chosen.units });
      const about = { order_id: order.id, return_id: returnId };
      const site = await readSite(trx, order.site);
      await addJobs(trx, [
        { kind: "mail", payload: { template: "return-requested", ...about } },
        ...(site?.merchantEmails?.returns
          ? [{ kind: "mail" as const, payload: { template: "new-return" as const, ...about } }]
          : []),
      ]);
    },
  );
