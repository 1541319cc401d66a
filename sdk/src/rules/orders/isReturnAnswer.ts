import type { ReturnRequest } from "../../types.ts";

type Answer = NonNullable<ReturnRequest["answer"]>["answer"];

/**
 * True when a return can be answered so: once it is received or refunded it is at its end, and no answer is given twice in a
 * row.
 */
export const isReturnAnswer = (
  { state, answer }: Pick<ReturnRequest, "state" | "answer">,
  next: Answer,
): boolean => state === "requested" && answer?.answer !== "received" && answer?.answer !== next;
