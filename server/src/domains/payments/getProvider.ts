import type { Services } from "../../platform/context.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";

/** Every service that takes money. */
export type PaymentServices = Pick<Services, "payments" | "bnpl"> & Partial<Pick<Services, "vault">>;

/** The provider of an attempt, by its recorded id; all but buy-now-pay-later and subscriptions use the card gateway. */
export function getProvider(
  { payments, bnpl, vault }: PaymentServices,
  id: string | undefined,
): PaymentProvider {
  return [bnpl, vault].find((provider) => provider?.id === id) ?? payments;
}
