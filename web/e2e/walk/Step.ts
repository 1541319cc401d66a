import type { Walk } from "./Walk.ts";

/** One thing a shopper, a merchant or chance does. */
export interface Step {
  name: string;
  /** How often it is taken, compared with the others. */
  weight: number;
  /** Whether it can be done now. */
  applies: (walk: Walk) => boolean | Promise<boolean>;
  /** Does it, and tells what exactly for the walk's log. */
  take: (walk: Walk) => Promise<string>;
}
