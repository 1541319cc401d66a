import type { Context } from "../../platform/context.ts";
import { guestRevision } from "../sessions/store.ts";

/**
 * Headers of an answer that starts or ends a session: they carry the revision of the session it was asked in, so that
 * the page that asked does not reload under its own answer.
 */
export const revisionHeader = ({ user }: Pick<Context, "user">): { "x-session-validation": string } => ({
  "x-session-validation": user === undefined ? guestRevision : String(user.revision),
});
