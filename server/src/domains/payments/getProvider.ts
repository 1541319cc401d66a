import type { Services } from "../../platform/context.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";

/** Everybody who takes money. */
export type PaymentServices = Pick<Services, "payments" | "bnpl"> & Partial<Pick<Services, "vault">>;

/** Whoever made an attempt, by the id on its record; all but buy-now-pay-later and subscriptions goes through the card gateway. */
export function getProvider(
  { payments, bnpl, vault }: PaymentServices,
  id: string | undefined,
): PaymentProvider {
  return [bnpl, vault].find((provider) => provider?.id === id) ?? payments;
}
