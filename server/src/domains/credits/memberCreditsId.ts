import { createHash } from "node:crypto";

/**
 * The id of a member's balance. It follows from whose it is and where, so that a balance can be named before anything was
 * earned, without a row. Balances from before have ids of their own.
 */
export function memberCreditsId(
  userId: number,
  { site, currency }: { site: string; currency: string },
): string {
  const bytes = createHash("sha256").update(`credits ${userId} ${site} ${currency}`).digest().subarray(0, 16);
  // Version 8 of RFC 9562: bits of our own.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
