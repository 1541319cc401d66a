import { randomBytes } from "node:crypto";

/**
 * Creates a guest's right to make an account with the order's address. An address that has an account gets one as well,
 * which creates no second account: the response must not reveal whether the address has one.
 */
export const createJoinNonce = (): string => `join-${randomBytes(24).toString("base64url")}`;

export const joinNonceHeaders = (nonce: string | null): Record<string, string> =>
  nonce === null ? {} : { "x-join-nonce": nonce };
