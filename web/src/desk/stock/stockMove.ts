import { RefusedError } from "@velours/sdk";
import type { StockMoveInput } from "@velours/sdk/types";

/** Reasons for a move, and the direction of its units; a count replaces what is there. */
export const moveReasons = { received: 1, returned: 1, damaged: -1, lost: -1, counted: 0 } as const;

export type MoveReason = keyof typeof moveReasons;

export interface Move {
  variantId: number;
  region: string;
  reason: MoveReason;
  /** Units as they were typed, without a sign. */
  units: number;
  /** The quantity that was shown before the units were counted. */
  seen: number | null;
}

export function toMoveInput({ variantId, region, reason, units, seen }: Move): StockMoveInput {
  const direction = moveReasons[reason];
  return direction === 0
    ? { variantId, region, reason, counted: units, seen }
    : { variantId, region, reason, delta: direction * units };
}

/** The quantity that a refusal says is there now; undefined when it says none. */
export function readQuantityNow(error: unknown): number | null | undefined {
  if (!(error instanceof RefusedError) || !/^stock(Changed|Negative)$/.test(error.reference ?? ""))
    return undefined;
  return (error.error as { value: { quantity: number | null } }).value.quantity;
}
