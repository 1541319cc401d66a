import { formatMoney } from "@velours/sdk/rules";
import type { Currency, Language } from "@velours/sdk/types";
import { m, textIn } from "../../../../../platform/text/useText.ts";
import { sheetText } from "../../outcomeText.ts";
import type { Unpaid } from "../../PayOutcome.ts";
import type {
  ContactProblem,
  DeviceWallet,
  WalletHandlers,
  WalletOption,
  WalletUpdate,
} from "../DeviceWallet.ts";
import type {
  GooglePayCallbacks,
  GooglePayChange,
  GooglePayData,
  GooglePayError,
  GooglePayKit,
  GooglePayOptions,
  GooglePayResult,
  GooglePayUpdate,
} from "./GooglePayKit.ts";
import { toGooglePayContact } from "./toGooglePayContact.ts";
import { toPaymentRequest, toTransaction } from "./toPaymentRequest.ts";

/** The provider's sheet with the gateway's component, as the one sheet the shop knows. */
export function openGooglePay(
  { PaymentsClient, environment, component }: GooglePayKit,
  language: Language,
): DeviceWallet["open"] {
  return (request, handlers) => {
    const { currency, country } = request;
    let isOpen = true;
    let isPaid = false;
    // The sheet opens in the press itself, so the cart is validated meanwhile.
    const validation = handlers.validate();
    validation.catch(() => {});

    /** Text of the sheet once it is over. */
    let overText = sheetText(textIn(language), null);
    /** Nothing can close the sheet from here: it says that it is over, and its owner closes it. */
    const over = (intent: GooglePayError["intent"]): GooglePayError => ({
      reason: "OTHER_ERROR",
      message: overText,
      intent,
    });

    function fail(outcome: Unpaid): void {
      if (!isOpen) return;
      isOpen = false;
      handlers.fail(outcome);
    }

    async function onPaymentDataChanged(change: GooglePayChange): Promise<GooglePayUpdate> {
      const intent = change.callbackTrigger === "SHIPPING_OPTION" ? "SHIPPING_OPTION" : "SHIPPING_ADDRESS";
      try {
        const refused = await validation;
        const update = refused ?? (isOpen && (await load(change, handlers)));
        if (!update) return { error: over(intent) };
        if ("kind" in update) {
          fail(update);
          return { error: over(intent) };
        }
        return toUpdate(update, { intent, currency, country, language });
      } catch (error) {
        fail({ kind: "failed", error });
        return { error: over(intent) };
      }
    }

    async function onPaymentAuthorized(data: GooglePayData): Promise<GooglePayResult> {
      const { email, shippingAddress, paymentMethodData } = data;
      const failed = (error: GooglePayError): GooglePayResult => ({ transactionState: "ERROR", error });
      // Also after the sheet is gone: the shopper has authorised it, and must know what came of it.
      const end = (outcome: Unpaid): GooglePayResult => {
        isOpen = false;
        handlers.fail(outcome);
        return failed(over("PAYMENT_AUTHORIZATION"));
      };
      if (!isOpen) return failed(over("PAYMENT_AUTHORIZATION"));
      try {
        const refused = await validation;
        if (refused) return end(refused);
        const result = await handlers.pay({
          shipping: shippingAddress ? toGooglePayContact(shippingAddress, email) : null,
          billing: toGooglePayContact(paymentMethodData.info?.billingAddress ?? {}).address,
          tokenise: async () => (await component.parseResponse(data)).nonce,
        });
        if (result.paid) {
          isPaid = true;
          return { transactionState: "SUCCESS" };
        }
        const [problem] = result.problems;
        if (problem) return failed(toError(problem));
        isOpen = false;
        overText = result.text ?? overText;
        return failed(over("PAYMENT_AUTHORIZATION"));
      } catch (error) {
        return end({ kind: "failed", error });
      }
    }

    const paymentDataCallbacks: GooglePayCallbacks = {
      onPaymentAuthorized,
      ...(request.express && { onPaymentDataChanged }),
    };
    const client = new PaymentsClient({ environment, paymentDataCallbacks });
    client.loadPaymentData(toPaymentRequest(component, request, language)).catch((error: unknown) => {
      if (isPaid || !isOpen) return;
      if ((error as { statusCode?: string }).statusCode !== "CANCELED")
        return fail({ kind: "failed", error: toStartError(error, language) });
      isOpen = false;
      handlers.cancel();
    });
    return {
      abort() {
        isOpen = false;
      },
    };
  };
}

function load(
  { callbackTrigger, shippingOptionData, shippingAddress }: GooglePayChange,
  handlers: WalletHandlers,
): Promise<WalletUpdate | Unpaid> {
  const option = shippingOptionData?.id;
  return callbackTrigger === "SHIPPING_OPTION" && option !== undefined
    ? handlers.changeOption(option)
    : handlers.changeAddress(toGooglePayContact(shippingAddress ?? {}).address);
}

interface Sheet {
  intent: GooglePayError["intent"];
  currency: Currency;
  country: string;
  language: Language;
}

function toUpdate(
  { amounts, options, problems: [problem] }: WalletUpdate,
  { intent, currency, country, language }: Sheet,
): GooglePayUpdate {
  return {
    newTransactionInfo: toTransaction(amounts, { currency, country }, language),
    // The sheet keeps its list for another option of it: a new one would be in another order.
    ...(intent === "SHIPPING_ADDRESS" &&
      options.length > 0 && { newShippingOptionParameters: toOptions(options, currency) }),
    ...(problem && { error: toError(problem) }),
  };
}

const REASONS: Readonly<Record<ContactProblem["code"], Omit<GooglePayError, "message">>> = {
  shippingContactInvalid: { reason: "SHIPPING_ADDRESS_INVALID", intent: "SHIPPING_ADDRESS" },
  addressUnserviceable: { reason: "SHIPPING_ADDRESS_UNSERVICEABLE", intent: "SHIPPING_ADDRESS" },
  billingContactInvalid: { reason: "PAYMENT_DATA_INVALID", intent: "PAYMENT_AUTHORIZATION" },
};

/** In the wallet's own codes; a country that is not shipped to has one of its own there. */
const toError = ({ code, field, text }: ContactProblem): GooglePayError => ({
  ...REASONS[field === "country" && code === "shippingContactInvalid" ? "addressUnserviceable" : code],
  message: text,
});

const toOptions = (options: readonly WalletOption[], currency: Currency): GooglePayOptions => ({
  defaultSelectedOptionId: options[0]?.identifier ?? "",
  shippingOptions: options.map(({ identifier, label, detail, amount }) => ({
    id: identifier,
    label: `${label} · ${formatMoney(Number(amount), currency, { digits: 2 })}`,
    description: detail,
  })),
});

const toStartError = (error: unknown, language: Language): Error =>
  Object.assign(new Error(textIn(language)(m.wallet_not_started, { wallet: "Google Pay" })), {
    code: (error as { statusCode?: string } | null)?.statusCode ?? "UNKNOWN",
  });
