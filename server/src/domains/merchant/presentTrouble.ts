import type { OrderTrouble } from "@velours/sdk/types";
import type { Trouble } from "../orders/store/orderTrouble.ts";
import { toRevision } from "./toRevision.ts";

/** Trouble of an order's money with its revision; null for none. */
export const presentTrouble = (troubles: readonly Trouble[]): OrderTrouble | null =>
  troubles.length === 0
    ? null
    : {
        reasons: troubles.map(({ reason }) => reason.slice(0, 500)),
        revision: toRevision(troubles.map(({ id, reason }) => [id, reason])),
      };
