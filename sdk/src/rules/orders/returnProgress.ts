import type { ReturnAnswer, ReturnRequest } from "../../types.ts";

/** How far a return is: not answered, the shop's last answer, or refunded. */
export type ReturnProgress = "requested" | ReturnAnswer["answer"] | "refunded";

/** How far a return is. */
export const returnProgress = ({ state, answer }: Pick<ReturnRequest, "state" | "answer">): ReturnProgress =>
  state === "refunded" ? "refunded" : (answer?.answer ?? "requested");
