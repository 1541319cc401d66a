import { takesNoWrites } from "./takesNoWrites.ts";

/** SQLSTATEs and system errors of a store that cannot answer now, or not in time. */
const codes =
  /^(08|25P03|53|55P03|57014|57P0|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOSPC)/;

/**
 * True when the store was unavailable: the statement may or may not have run, and a later retry can succeed.
 */
export const isUnavailable = (error: unknown): boolean =>
  codes.test((error as { code?: string }).code ?? "") || takesNoWrites(error);
