import { isReturnAnswer, returnProgress } from "@velours/sdk/shop";
import type { ReturnAnswer } from "@velours/sdk/types";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { changeOrder } from "./changeOrder.ts";
import { noteEvent } from "./noteEvent.ts";
import { withRevision } from "./presentMerchantOrder.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Answers a return. */
export const answerReturn: Handler<"answerReturn"> = (input, context) =>
  changeOrder(context, "answerReturn", input, (placed) => {
    const request = presentOrder(placed).returns?.find(({ id }) => id === input.params.id);
    if (request === undefined) return refuse("resourceDoesNotExist");
    const moved = refuseMoved(withRevision(request), input.headers["if-match"]);
    if (moved) return moved;
    const { answer, note } = input.body;
    if (!isReturnAnswer(request, answer)) return refuse("returnAnswered", returnProgress(request));
    placed.returns = placed.returns.map((stored) =>
      stored.id === request.id
        ? {
            ...stored,
            answer: { answer, note: note ?? null, answeredAt: context.now.toISOString() },
            ...(stored.answer && {
              earlierAnswers: [...(stored.earlierAnswers ?? []), toEarlier(stored.answer)],
            }),
          }
        : stored,
    );
    return noteEvent(context, placed, { kind: "returnAnswered", summary: `Return ${answer}`, text: note });
  });

const toEarlier = ({
  answer,
  answeredAt,
}: ReturnAnswer): { answer: ReturnAnswer["answer"]; answeredAt: string } => ({
  answer,
  answeredAt,
});
