import type { Walk } from "./Walk.ts";

/** A condition that holds after every step, or the check throws a Violation. */
export interface Invariant {
  name: string;
  check: (walk: Walk) => Promise<void>;
}
