import type { ReturnRequest } from "../../types.ts";
import { returnProgress } from "./returnProgress.ts";

type Answer = NonNullable<ReturnRequest["answer"]>["answer"];

/**
 * True when a return can be answered so: once it is received or refunded it is at its end, and no answer is given twice in a
 * row.
 */
export const isReturnAnswer = (request: Pick<ReturnRequest, "state" | "answer">, next: Answer): boolean =>
  !["refunded", "received", next].includes(returnProgress(request));
