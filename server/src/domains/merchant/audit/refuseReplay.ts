import type { NotInvertibleReason, ReplayObstacle } from "@velours/sdk/types";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";

interface Details {
  undoneBy?: number | null;
  obstacles?: readonly ReplayObstacle[];
}

/** Refuses to undo or repeat what an entry of the log did. */
export const refuseReplay = (
  reason: NotInvertibleReason,
  { undoneBy = null, obstacles = [] }: Details = {},
): never =>
  refuseWrites<ErrorResponse<"notInvertible">>(
    refuse("notInvertible", { reason, undoneBy, obstacles: [...obstacles] }, { of: reason }),
  );
