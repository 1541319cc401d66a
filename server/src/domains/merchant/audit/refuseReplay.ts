import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";

type Reason = ErrorResponse<"notInvertible">["body"]["value"]["reason"];

/** Refuses to undo or repeat what an entry of the log did. */
export const refuseReplay = (reason: Reason, undoneBy: number | null = null): never =>
  refuseWrites<ErrorResponse<"notInvertible">>(refuse("notInvertible", { reason, undoneBy }, { of: reason }));
