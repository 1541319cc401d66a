import type { Context } from "../../platform/context.ts";
import { guestRevision } from "../sessions/store.ts";

/**
 * Headers of a response that starts or ends a session: they carry the revision of the session that sent the request, so
 * that the page does not reload under its own response.
 */
export const revisionHeader = ({ user }: Pick<Context, "user">): { "x-session-validation": string } => ({
  "x-session-validation": user === undefined ? guestRevision : String(user.revision),
});
