import { orThrow } from "@velours/sdk";
import { canExpress, type DeviceWalletName, paymentMethods } from "@velours/sdk/rules";
import type { User } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import type { DeviceWallet } from "../checkout/payment/wallets/DeviceWallet.ts";
import { getOwnWallet } from "../checkout/payment/wallets/getOwnWallet.ts";
import { loadWallets } from "../checkout/payment/wallets/loadWallets.ts";
import type { ExpressOffer } from "./mayExpress.ts";

/** A wallet whose sheet opens at a press. */
export interface ExpressWallet {
  id: DeviceWalletName;
  wallet: DeviceWallet;
  /** The gateway's, for its device data. */
  authorization: string;
}

/**
 * The wallets this shopper can check out with at once, the device's own first. A wallet that does not come up is left out.
 * Rejects when the shop does not answer.
 */
export async function prepareExpress(
  shop: Shop,
  offer: ExpressOffer,
  user: Pick<User, "id" | "geoip"> | null,
): Promise<ExpressWallet[]> {
  const supports = await loadWallets(shop);
  const providers = {
    deviceWallet: supports["apple-pay"].version,
    googlePay: supports["google-pay"].version,
  };
  const browserOffer = { ...offer, providers, ownWallet: getOwnWallet() };
  if (!canExpress({ ...browserOffer, geoCountry: "US" })) return [];
  const api = await shop.api();
  const { country } = (user ?? orThrow(await api.identify({ body: {} }))).geoip;
  if (!canExpress({ ...browserOffer, geoCountry: country })) return [];
  const query = { currency: offer.currency, ...(user && { user_id: String(user.id) }) };
  const { token: authorization } = orThrow(await api.createCardToken({ params: { query } }));
  const names = paymentMethods(browserOffer).filter((method) => method in supports) as DeviceWalletName[];
  const prepared = await Promise.allSettled(names.map((name) => supports[name].prepare(authorization)));
  return prepared.flatMap((result, index) =>
    result.status === "fulfilled" ? [{ id: names[index]!, wallet: result.value, authorization }] : [],
  );
}
