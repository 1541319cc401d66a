import type { Walk } from "./Walk.ts";

/** A condition that holds after every step, or the check throws a ViolationError. */
export interface Invariant {
  name: string;
  check: (walk: Walk) => Promise<void>;
}
