import type { Services } from "../context.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";

/** Whoever made an attempt, by the id on its record; everything but buy-now-pay-later goes through the card gateway (CA-68). */
export function providerOf(
  { payments, bnpl }: Pick<Services, "payments" | "bnpl">,
  id: string | undefined,
): PaymentProvider {
  return id === bnpl.id ? bnpl : payments;
}
