import {
  canPayLater,
  type DeviceWalletName,
  merchantMode,
  type PaymentOffer,
  paymentMethods,
} from "@velours/sdk/rules";
import type { Currency, Invoice, Payment } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { keepPreviousData, useQuery } from "../../../platform/queries/useQuery.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { bnplQuestion } from "../payloads.ts";
import { bnplSessionQuery } from "../queries.ts";
import { methods } from "./methods/methods.ts";
import { useWalletAccess } from "./methods/useWalletAccess.ts";
import { useCardToken } from "./useCardToken.ts";
import type { PayingBuyer } from "./usePayment.ts";

/** Newest version of each device wallet that works in the browser, and the device's own; empty until it is known. */
function useDeviceWallets(): {
  deviceWallet?: number;
  googlePay?: number;
  ownWallet?: DeviceWalletName;
} {
  const { gateway, gatewayUrl, wallets, googlePay, language } = useShop();
  const [found, setFound] = useState({});
  useEffect(() => {
    let here = true;
    const load = async () => {
      const { loadWallets } = await import("./wallets/loadWallets.ts");
      const { getOwnWallet } = await import("./wallets/getOwnWallet.ts");
      const supports = await loadWallets({ gateway, gatewayUrl, wallets, googlePay, language });
      return {
        deviceWallet: supports["apple-pay"].version,
        googlePay: supports["google-pay"].version,
        ownWallet: getOwnWallet(),
      };
    };
    load().then(
      (versions) => here && setFound(versions),
      // Blocked: then they are not offered.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [gateway, gatewayUrl, wallets, googlePay, language]);
  return found;
}

interface Options {
  total: number;
  currency: Currency;
  /** The gateway's; null until it is there. */
  authorization: string | null;
  bnpl: boolean;
}

/** Which providers work for this shopper, in this browser. Each is asked by code of its own; one that does not answer is not offered. */
function useProviders(
  options: Options,
): Required<Pick<PaymentOffer, "providers">> & Pick<PaymentOffer, "ownWallet"> {
  const { total, currency, authorization, bnpl } = options;
  const { wallets = [] } = useShop();
  const access = useWalletAccess(authorization);
  const paypal = wallets.includes("paypal");
  const payLater = useQuery({
    queryKey: ["pay later offered", authorization, currency, total],
    queryFn: async () => {
      const { isPayLaterOffered } = await import("./methods/paypal/isPayLaterOffered.ts");
      return isPayLaterOffered(access!, { total, currency });
    },
    placeholderData: keepPreviousData,
    enabled: access !== null && paypal && total > 0,
  });
  const venmo = useQuery({
    queryKey: ["venmo offered", authorization],
    queryFn: async () => {
      const { isVenmoOffered } = await import("./methods/venmo/isVenmoOffered.ts");
      return isVenmoOffered(access!);
    },
    enabled: access !== null && wallets.includes("venmo") && currency === "USD" && total > 0,
  });
  const { ownWallet, ...deviceWallets } = useDeviceWallets();
  return {
    providers: {
      wallet: paypal,
      payLater: paypal && payLater.data === true,
      mobilePay: venmo.data === true,
      bnpl,
      ...deviceWallets,
    },
    ...(ownWallet && { ownWallet }),
  };
}

/** Klarna's session for this purchase, and whether it offers itself for it. */
function useKlarna(invoice: Invoice | null, buyer: PayingBuyer | null) {
  const shop = useShop();
  const { flags } = useSite();
  const { cart, invoice: quote } = useCheckout();
  const { bnplKit } = shop;
  const asks = Boolean(bnplKit && invoice && buyer?.email && canPayLater({ ...cart, flags }));
  const question =
    asks && invoice && buyer
      ? bnplQuestion(quote.payable, {
          email: buyer.email,
          billing: quote.address ? null : buyer.billing,
          shipping: quote.address,
          invoice,
        })
      : null;
  const session = useQuery(bnplSessionQuery(shop, question)).data;
  const shown = useQuery({
    queryKey: ["klarna shown", session?.client_token],
    queryFn: async () => {
      const { isKlarnaOffered } = await import("./methods/klarna/isKlarnaOffered.ts");
      return isKlarnaOffered(bnplKit ?? "", session!);
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: Boolean(bnplKit && session),
  }).data;
  return { session: asks ? session : undefined, shown: asks && shown === true };
}

/** The ways to pay this invoice, and the chosen one. */
export function usePaymentMethods(buyer: PayingBuyer | null) {
  const { code, flags, payments } = useSite();
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
  const offered = paymentMethods({
    site: code,
    currency,
    total,
    lines,
    savedCards,
    flags,
    disabled: payments.disabledMethods,
    ...offer,
  }).filter((method) => methods[method]);
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
