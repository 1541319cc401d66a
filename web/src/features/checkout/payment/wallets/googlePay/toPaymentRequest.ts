import type { Language } from "@velours/sdk/types";
import { m, textIn } from "../../../../../platform/text/useText.ts";
import type { WalletAmounts, WalletRequest } from "../DeviceWallet.ts";
import type { GooglePayComponent, GooglePayRequest, GooglePayTransaction } from "./GooglePayKit.ts";

/** The amounts as the sheet lists them. */
export function toTransaction(
  { lines, total, pending }: WalletAmounts,
  { currency, country }: Pick<WalletRequest, "currency" | "country">,
  language: Language,
): GooglePayTransaction {
  const status = pending ? "PENDING" : "FINAL";
  return {
    countryCode: country,
    currencyCode: currency,
    totalPriceStatus: pending ? "ESTIMATED" : "FINAL",
    totalPrice: total,
    totalPriceLabel: textIn(language)(m.total),
    displayItems: lines.map(({ label, amount }) => ({ label, type: "LINE_ITEM", price: amount, status })),
  };
}

/**
 * The gateway's own request with what the shop asks for besides. Express checkout may be shipped to any address here:
 * the shop's answer to it says which countries there are.
 */
export function toPaymentRequest(
  component: GooglePayComponent,
  { shop, currency, country, amounts, express, shipped }: WalletRequest,
  language: Language,
): GooglePayRequest {
  const request = component.createPaymentDataRequest({
    transactionInfo: toTransaction(amounts, { currency, country }, language),
    callbackIntents: [
      ...(express ? (["SHIPPING_ADDRESS"] as const) : []),
      ...(express && shipped ? (["SHIPPING_OPTION"] as const) : []),
      "PAYMENT_AUTHORIZATION",
    ],
    ...(express && {
      emailRequired: true,
      shippingAddressRequired: true,
      shippingAddressParameters: { phoneNumberRequired: true },
      shippingOptionRequired: shipped,
    }),
  });
  for (const { type, parameters } of request.allowedPaymentMethods)
    if (type === "CARD") {
      parameters.billingAddressRequired = true;
      parameters.billingAddressParameters = { format: "FULL", phoneNumberRequired: true };
    }
  return { ...request, merchantInfo: { ...request.merchantInfo, merchantName: shop } };
}
