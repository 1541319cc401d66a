import type { Guarded } from "./requireAccess.ts";

/** `beforeLoad` of the routes that a guest may not open. */
export const guard = async (guarded: Guarded): Promise<void> =>
  (await import("./requireAccess.ts")).requireAccess(guarded);
