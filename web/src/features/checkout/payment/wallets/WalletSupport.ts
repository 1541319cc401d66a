import type { Shop } from "../../../../platform/api/Shop.ts";
import type { DeviceWallet } from "./DeviceWallet.ts";

/** Settings that decide which wallet loads, and from where. */
export type WalletSettings = Pick<Shop, "gateway" | "gatewayUrl" | "wallets" | "googlePay" | "language">;

/** The wallet as far as the browser has it. */
export interface WalletSupport {
  /** Newest version of it that works here, 0 for none. */
  version: number;
  /** Loads what the sheet needs, so that a press can open it at once. Rejects when the gateway has no such wallet. */
  prepare: (authorization: string) => Promise<DeviceWallet>;
}

/** A wallet that the account does not take. */
export const unsupportedWallet: WalletSupport = {
  version: 0,
  prepare: () => Promise.reject(new Error("The account does not take this wallet.")),
};
