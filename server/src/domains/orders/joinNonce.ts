import { randomBytes } from "node:crypto";

/**
 * A new right of a guest to make an account with the order's address. An address that has an account gets one as well, which
 * makes no second account: the answer to an order must not tell a stranger whose address it is.
 */
export const createJoinNonce = (): string => `join-${randomBytes(24).toString("base64url")}`;

export const joinNonceHeaders = (nonce: string | null): Record<string, string> =>
  nonce === null ? {} : { "x-join-nonce": nonce };
