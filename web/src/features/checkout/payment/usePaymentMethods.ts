import { merchantMode, paymentMethods } from "@velours/sdk/rules";
import type { Payment } from "@velours/sdk/types";
import { useState } from "react";
import { useSite } from "../../../platform/sites/useSite.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { methods } from "./methods/methods.ts";
import { useCardToken } from "./useCardToken.ts";
import { useKlarna } from "./useKlarna.ts";
import type { PayingBuyer } from "./usePayment.ts";
import { useProviders } from "./useProviders.ts";

/** The ways to pay this invoice, and the chosen one. */
export function usePaymentMethods(buyer: PayingBuyer | null) {
  const { code, flags } = useSite();
  const { cart, invoice } = useCheckout();
  const { currency, giftCard, lines } = cart;
  const [chosen, choose] = useState<Payment["paymentMethod"] | null>(null);

  const isGateway = invoice.last ? merchantMode(giftCard, invoice.last) === "gateway" : false;
  const total = isGateway ? (invoice.last?.total ?? 0) : 0;
  const token = useCardToken(total);
  const { authorization } = token;
  const bnpl = useKlarna(total > 0 ? invoice.last : null, buyer);
  const offer = useProviders({ total, currency, authorization, bnpl: bnpl.shown });
  const savedCards = token.card ? token.cards.length : 0;
  const offered = paymentMethods({ site: code, currency, total, lines, savedCards, flags, ...offer }).filter(
    (method) => methods[method],
  );
  return {
    offered,
    /** Undefined when nothing is left to pay by a provider. */
    method: offered.find((method) => method === chosen) ?? offered[0],
    choose,
    token,
    /** The session of the buy-now-pay-later provider. */
    bnpl: bnpl.session,
  };
}

export type PaymentMethods = ReturnType<typeof usePaymentMethods>;
