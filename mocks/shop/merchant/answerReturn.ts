import { isReturnAnswer, returnProgress } from "@velours/sdk/shop";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { changeOrder } from "./changeOrder.ts";
import { withRevision } from "./presentMerchantOrder.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Answers a return. */
export const answerReturn: Handler<"answerReturn"> = (input, context) =>
  changeOrder(context, `answerReturn ${input.params.id}`, input, (placed) => {
    const request = presentOrder(placed).returns?.find(({ id }) => id === input.params.id);
    if (request === undefined) return refuse("resourceDoesNotExist");
    const moved = refuseMoved(withRevision(request), input.headers["if-match"]);
    if (moved) return moved;
    const { answer, note } = input.body;
    if (!isReturnAnswer(request, answer)) return refuse("returnAnswered", returnProgress(request));
    placed.returns = placed.returns.map((stored) =>
      stored.id === request.id
        ? { ...stored, answer: { answer, note: note ?? null, answeredAt: context.now.toISOString() } }
        : stored,
    );
    return undefined;
  });
