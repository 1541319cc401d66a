import type { Context } from "../../platform/context.ts";
import { noSessionCookie } from "../sessions/sessionCookie.ts";
import { revisionHeader } from "./revisionHeader.ts";

/** Headers of an answer after which nobody is signed in: the browser forgets the session and answers it kept. */
export const signedOutHeaders = (context: Pick<Context, "user" | "config">) => ({
  ...revisionHeader(context),
  "set-cookie": noSessionCookie(context.config),
  // Not "storage": the cart is there, and outlives a sign-out.
  "clear-site-data": '"cache"',
});
