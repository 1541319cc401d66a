import { createHmac } from "node:crypto";

/**
 * Chance that hangs on a secret and an address alone, as whole numbers from 0, below a limit. An address then draws
 * the same however often it is entered, and the answer does not say whether it was entered before.
 */
export const addressRandom =
  (secret: string, email: string) =>
  (limit: number): number => {
    const digest = createHmac("sha256", secret).update(email).digest("hex");
    return Number(BigInt(`0x${digest}`) % BigInt(limit));
  };
