import type { PaymentOffer } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { keepPreviousData, useQuery } from "../../../platform/queries/useQuery.ts";
import { useWalletAccess } from "./methods/useWalletAccess.ts";
import { useDeviceWallets } from "./useDeviceWallets.ts";

interface Options {
  total: number;
  currency: Currency;
  /** The gateway's; null until it is there. */
  authorization: string | null;
  bnpl: boolean;
}

/** Which providers work for this shopper, in this browser. Each is asked by code of its own; one that does not answer is not offered. */
export function useProviders(
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
