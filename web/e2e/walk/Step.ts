import type { Walk } from "./Walk.ts";

/** An action of a shopper, a merchant or chance. */
export interface Step {
  name: string;
  /** How often it is taken, compared with the others. */
  weight: number;
  /** The step can be done now. */
  applies: (walk: Walk) => boolean | Promise<boolean>;
  /** Does it, and tells what exactly for the walk's log. */
  take: (walk: Walk) => Promise<string>;
}
