import { isReturnAnswer, returnProgress } from "@velours/sdk/shop";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { presentOrder } from "../orders/presentOrders.ts";
import { addOrderEvent } from "../orders/store/orderEvents.ts";
import { storeReturnAnswer } from "../orders/store/returns.ts";
import { changeOrder } from "./changeOrder.ts";
import { requireOrder } from "./requireOrder.ts";
import { requireRevision, withRevision } from "./toRevision.ts";

type Refused = ErrorResponse<"resourceDoesNotExist" | "changedMeanwhile" | "returnAnswered">;

/** Answers a return, and has the buyer told. */
export const answerReturn: Handler<"answerReturn"> = ({ params, headers, body }, context) =>
  changeOrder<Refused>(
    context,
    {
      operation: "answerReturn",
      number: params.number,
      key: headers["idempotency-key"],
      body: { id: params.id, ...body },
    },
    async (trx, number, actor) => {
      const { order } = await requireOrder(trx, number);
      const { returns = [] } = await presentOrder(trx, order);
      const request = returns.find(({ id }) => id === params.id);
      if (request === undefined) return refuseWrites<Refused>(refuse("resourceDoesNotExist"));
      const current = withRevision(request);
      requireRevision(headers["if-match"], current.revision, current);
      const { answer, note } = body;
      if (!isReturnAnswer(request, answer))
        refuseWrites<Refused>(refuse("returnAnswered", returnProgress(request)));
      await storeReturnAnswer(trx, request.id, { answer, note: note ?? null });
      await addOrderEvent(trx, {
        order_id: order.id,
        kind: "returnAnswered",
        actor,
        summary: `Return ${answer}`,
        ...(note && { text: note }),
      });
      const email = { template: "return-answered" as const, order_id: order.id, return_id: request.id };
      await addJobs(trx, [{ kind: "mail", payload: email }]);
      return [];
    },
  );
