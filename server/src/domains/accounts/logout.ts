import type { Handler } from "../../platform/contract.ts";
import { endSession } from "../sessions/store.ts";
import { signedOutHeaders } from "./signedOutHeaders.ts";

/** Ends the session, here and in the browser; a guest gets the same response. */
export const logout: Handler<"logout"> = async (_input, context) => {
  if (context.sessionId !== undefined) await endSession(context.store.db, context.sessionId);
  return { status: 204, headers: signedOutHeaders(context) };
};
