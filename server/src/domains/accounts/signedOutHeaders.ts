import type { Context } from "../../platform/context.ts";
import { clearedSessionCookie } from "../sessions/sessionCookie.ts";
import { revisionHeader } from "./revisionHeader.ts";

/** Headers of a response that signs out: the browser drops the session and cached responses. */
export const signedOutHeaders = (context: Pick<Context, "user" | "config">) => ({
  ...revisionHeader(context),
  "set-cookie": clearedSessionCookie(context.config),
  // Not "storage": the cart is there, and outlives a sign-out.
  "clear-site-data": '"cache"',
});
