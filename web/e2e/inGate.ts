/** Thorough rather than needed at each landing: told by `FULL=1 npm run stories` alone. */
export const FULL = { tag: "@full" };

/** Details of a story that each landing waits for when it is needed there, and else the full run alone. */
export const inGate = (isNeeded: boolean): { tag?: string } => (isNeeded ? {} : FULL);
