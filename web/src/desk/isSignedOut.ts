import { isRefused } from "./isRefused.ts";

/** True when the session has ended: operations for merchants and those of every member say it in words of their own. */
export const isSignedOut = (error: unknown): boolean =>
  isRefused(error, "merchantKeyInvalid") || isRefused(error, "authenticationRequired");
