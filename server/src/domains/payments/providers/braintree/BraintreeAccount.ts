import type { Wallet } from "@velours/sdk/shop";
import type { Currency } from "@velours/sdk/types";

/** Address, account and secrets of the gateway. */
export interface BraintreeAccount {
  merchantId: string;
  publicKey: string;
  privateKey: string;
  /** The gateway's own sandbox or production, or the address of a fake. */
  place: "sandbox" | "production" | URL;
  /** Folder of its browser kit. */
  kit: URL;
  /** Wallets that the account takes. */
  wallets: readonly Wallet[];
  /** The shop's id at Google, which Google Pay needs in production. */
  googleMerchantId?: string | undefined;
  /** A merchant account settles in one currency, so each has its own. */
  merchantAccounts: Readonly<Record<Currency, string>>;
  /** The account's id at the fraud check; undefined when the gateway knows it already. */
  fraudMerchantId: string | undefined;
  /** Milliseconds until an answer counts as lost. */
  timeout: number;
}
