import type { Venmo } from "braintree-web";
import { loadWalletKit, type WalletAccess } from "../../gateways/walletKit.ts";
import { keepOpen } from "../../keepOpen.ts";

const keep = keepOpen<Venmo>();

/** Venmo through the card gateway. Rejects with VENMO_NOT_ENABLED where the account does not take it. */
export const openVenmo = (access: WalletAccess): Promise<Venmo> =>
  keep(access.authorization, async () => {
    const { client, part } = await loadWalletKit(access, "venmo");
    return part.create({
      client,
      allowDesktop: true,
      allowWebviews: false,
      paymentMethodUsage: "multi_use",
    });
  });
