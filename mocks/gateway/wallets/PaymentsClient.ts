import { trace } from "../client/environment.ts";
import { redactGoogleAddress, toGoogleAddress } from "./googleAddress.ts";
import type { WalletContact } from "./walletContacts.ts";
import { walletContacts } from "./walletContacts.ts";
import type { SheetAmounts, SheetMethod, WalletSheet } from "./walletSheet.ts";
import { openWalletSheet } from "./walletSheet.ts";
import { walletWords } from "./walletWords.ts";

interface TransactionInfo {
  currencyCode: string;
  totalPrice: string;
  totalPriceStatus: string;
  displayItems?: { label: string; price: string }[];
}

interface PaymentDataRequest {
  apiVersion: number;
  merchantInfo?: { merchantName?: string };
  transactionInfo: TransactionInfo;
  callbackIntents?: string[];
  emailRequired?: boolean;
  shippingAddressRequired?: boolean;
}

interface PaymentDataError {
  reason: string;
  message: string;
  intent: string;
}

interface PaymentDataUpdate {
  newTransactionInfo?: TransactionInfo;
  newShippingOptionParameters?: {
    defaultSelectedOptionId?: string;
    shippingOptions: { id: string; label: string; description: string }[];
  };
  error?: PaymentDataError;
}

interface Callbacks {
  onPaymentDataChanged?: (change: object) => Promise<PaymentDataUpdate>;
  onPaymentAuthorized?: (
    data: object,
  ) => Promise<{ transactionState: "SUCCESS" | "ERROR"; error?: PaymentDataError }>;
}

/** Written in front of the script by the gateway that serves it; below 3 the browser has no wallet for this shop. */
declare const sandboxWalletVersion: number;

/** The provider's client, with a sheet that is drawn here. As with the real one, a page can't close its sheet. */
export class SandboxPaymentsClient {
  readonly #callbacks: Callbacks;

  constructor({ paymentDataCallbacks = {} }: { paymentDataCallbacks?: Callbacks }) {
    this.#callbacks = paymentDataCallbacks;
  }

  async isReadyToPay({ apiVersion }: { apiVersion: number }): Promise<{ result: boolean }> {
    return { result: apiVersion === 2 && sandboxWalletVersion >= 3 };
  }

  loadPaymentData(request: PaymentDataRequest): Promise<object> {
    trace("google-pay", "loadPaymentData", { request });
    const { onPaymentDataChanged, onPaymentAuthorized } = this.#callbacks;
    const words = walletWords();
    const express = request.shippingAddressRequired === true;
    const { promise, resolve, reject } = Promise.withResolvers<object>();
    let contact = walletContacts[0] as WalletContact;
    let latest = 0;

    async function change(callbackTrigger: string, optionId?: string): Promise<void> {
      if (!request.callbackIntents?.includes("SHIPPING_ADDRESS")) return;
      latest += 1;
      const current = latest;
      sheet.wait();
      const update = await onPaymentDataChanged?.({
        callbackTrigger,
        shippingAddress: redactGoogleAddress(contact),
        shippingOptionData: { id: optionId ?? "shipping_option_unselected" },
      });
      if (current !== latest || !update) return;
      const { newTransactionInfo, newShippingOptionParameters, error } = update;
      trace("google-pay", "onPaymentDataChanged", {
        callbackTrigger,
        total: newTransactionInfo?.totalPrice,
        error: error && { reason: error.reason, intent: error.intent },
      });
      sheet.update({
        amounts: newTransactionInfo && toSheetAmounts(newTransactionInfo),
        methods: newShippingOptionParameters
          ? toMethods(newShippingOptionParameters)
          : callbackTrigger === "SHIPPING_OPTION"
            ? undefined
            : [],
        problems: error && [error.message],
      });
    }

    async function authorize(outcome: "ok" | "declined", email: string): Promise<void> {
      latest += 1;
      sheet.wait(words.processing);
      const address = toGoogleAddress(contact);
      const data = {
        apiVersion: 2,
        apiVersionMinor: 0,
        ...(request.emailRequired && { email }),
        ...(express && { shippingAddress: address }),
        paymentMethodData: {
          type: "CARD",
          description: "Visa •••• 1111",
          info: { cardNetwork: "VISA", cardDetails: "1111", billingAddress: address },
          tokenizationData: { type: "PAYMENT_GATEWAY", token: outcome },
        },
      };
      const result = await onPaymentAuthorized?.(data);
      trace("google-pay", "onPaymentAuthorized", {
        state: result?.transactionState,
        error: result?.error && { reason: result.error.reason, intent: result.error.intent },
      });
      if (result?.transactionState === "ERROR") {
        sheet.update({ problems: [result.error?.message ?? words.notCompleted] });
        return;
      }
      sheet.finish();
      resolve(data);
    }

    function end(statusCode: string, statusMessage: string): void {
      trace("google-pay", statusCode);
      latest += 1;
      sheet.close();
      reject({ statusCode, statusMessage });
    }

    const sheet: WalletSheet = openWalletSheet({
      wallet: "Google Pay",
      shop: request.merchantInfo?.merchantName ?? "",
      currency: request.transactionInfo.currencyCode,
      express,
      amounts: toSheetAmounts(request.transactionInfo),
      on: {
        contact(chosen) {
          contact = chosen;
          void change("SHIPPING_ADDRESS");
        },
        method: (identifier) => void change("SHIPPING_OPTION", identifier),
        pay: (chosen, outcome) => void authorize(outcome, chosen.emailAddress),
        cancel: () => end("CANCELED", "User closed the Payment Request UI."),
        failValidation: () => end("DEVELOPER_ERROR", "This merchant is not enabled for Google Pay."),
      },
    });
    void change("INITIALIZE");
    return promise;
  }
}

const toSheetAmounts = ({
  displayItems = [],
  totalPrice,
  totalPriceStatus,
}: TransactionInfo): SheetAmounts => ({
  lines: displayItems.map(({ label, price }) => ({ label, amount: price })),
  total: totalPrice,
  pending: totalPriceStatus === "ESTIMATED",
});

/** The option that is selected is the first. */
const toMethods = ({
  defaultSelectedOptionId,
  shippingOptions,
}: NonNullable<PaymentDataUpdate["newShippingOptionParameters"]>): SheetMethod[] =>
  shippingOptions
    .map(({ id, label, description }) => ({ identifier: id, label, detail: description, amount: null }))
    .sort(
      (first, second) =>
        Number(second.identifier === defaultSelectedOptionId) -
        Number(first.identifier === defaultSelectedOptionId),
    );
