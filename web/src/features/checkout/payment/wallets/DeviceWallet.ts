import type { Address, Currency } from "@velours/sdk/types";
import type { AddressField } from "../../address/AddressForm.ts";
import type { Unpaid } from "../PayOutcome.ts";

/** The payment sheet of a phone or a browser. */
export interface DeviceWallet {
  /** Opens the sheet. Call it in the press itself: a browser refuses it later. */
  open: (request: WalletRequest, handlers: WalletHandlers) => WalletSheet;
}

export interface WalletSheet {
  /** Closes the sheet; nothing is paid. Does nothing when it is closed. */
  abort: () => void;
}

/** The site, as the sheet says who is paid. */
export interface WalletMerchant {
  /** Name of the shop. */
  shop: string;
  /** Country that it sells in first, where the payment is processed. */
  country: string;
}

export interface WalletRequest extends WalletMerchant {
  currency: Currency;
  amounts: WalletAmounts;
  /** Express checkout: the sheet asks for contact, address and shipping option. */
  express: boolean;
  /** Express checkout: something goes in a parcel, so the sheet asks for a shipping option. */
  shipped: boolean;
}

/** Texts with 2 decimals. */
export interface WalletAmounts {
  lines: readonly { label: string; amount: string }[];
  total: string;
  /** The address decides the total, and is not known. */
  pending: boolean;
}

export interface WalletOption {
  identifier: string;
  label: string;
  detail: string;
  /** With 2 decimals. */
  amount: string;
}

/** A problem of a contact, in the wallet's own codes. */
export interface ContactProblem {
  code: "shippingContactInvalid" | "billingContactInvalid" | "addressUnserviceable";
  field?: AddressField | "email";
  text: string;
}

/** Contents of the sheet after a change. */
export interface WalletUpdate {
  amounts: WalletAmounts;
  /** The selected one is the first. */
  options: readonly WalletOption[];
  problems: readonly ContactProblem[];
}

export interface WalletContact {
  email: string | null;
  /** Without names and street until the payment is authorised. */
  address: Address;
}

export interface AuthorizedPayment {
  /** Null when the sheet asked for none. */
  shipping: WalletContact | null;
  billing: Address;
  /** Turns what was authorised into the gateway's nonce. */
  tokenise: () => Promise<string>;
}

export type WalletResult =
  | { paid: true }
  /** The sheet stays open for them. Without a problem its owner has said why, and it ends with the text. */
  | { paid: false; problems: readonly ContactProblem[]; text?: string };

/** Answers to the sheet. An `Unpaid` one, or a rejection, goes to `fail`; only the answer to the latest change is shown. */
export interface WalletHandlers {
  /** Before the wallet's provider is told who sells; null when the cart is sold as it is. */
  validate: () => Promise<Unpaid | null>;
  changeAddress: (address: Address) => Promise<WalletUpdate | Unpaid>;
  changeOption: (identifier: string) => Promise<WalletUpdate | Unpaid>;
  pay: (payment: AuthorizedPayment) => Promise<WalletResult>;
  /** The shopper closed the sheet. */
  cancel: () => void;
  fail: (outcome: Unpaid) => void;
}
