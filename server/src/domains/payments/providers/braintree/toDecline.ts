import type { AuthorizationResult } from "../../PaymentProvider.ts";

type Declined = Extract<AuthorizationResult, { outcome: "declined" }>;

/** Processor response codes the catalogue has words for; all others are simply declined. */
const declines: Readonly<Record<string, Pick<Declined, "message" | "coded">>> = {
  "2000": { message: "Do Not Honor", coded: false },
  "2001": { message: "Insufficient Funds", coded: true },
  "2004": { message: "Expired Card", coded: false },
  "2010": { message: "Card Issuer Declined CVV", coded: false },
};

/** The decline for a processor response code. */
export const toDecline = (code: string | null | undefined): Declined => ({
  outcome: "declined",
  ...(declines[code ?? ""] ?? { message: "Declined", coded: false }),
});

/** The outcome of a rejection by the gateway itself, by its reason: the fraud check, or a check of the card. */
export function toRejection(reason: string | null | undefined): AuthorizationResult {
  if (reason === "fraud" || reason === "risk_threshold") return { outcome: "rejected" };
  return toDecline(reason === "cvv" || reason === "avs_and_cvv" ? "2010" : null);
}
