import { type DeviceWalletLine, decimalText, deviceWalletLines, displayTotal } from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";
import { m } from "../../../../platform/text/m.ts";
import type { Text } from "../../../../platform/text/useText.ts";
import type { WalletAmounts } from "./DeviceWallet.ts";

/** An invoice as the wallet's sheet lists it. */
export const toAmounts = (text: Text, invoice: Invoice, pending = false): WalletAmounts => ({
  lines: deviceWalletLines(invoice).map(({ label, amount }) => ({ label: toLabel(text, label), amount })),
  total: decimalText(displayTotal(invoice.total)),
  pending,
});

function toLabel(text: Text, label: DeviceWalletLine["label"]): string {
  switch (label) {
    case "Subtotal":
      return text(m.subtotal);
    case "Sales tax":
      return text(m.sales_tax);
    case "Shipping":
      return text(m.shipping);
    case "Discount":
      return text(m.discount);
    case "Gift card":
      return text(m.gift_card);
    case "Credits":
      return text(m.wallet_credits);
  }
}
