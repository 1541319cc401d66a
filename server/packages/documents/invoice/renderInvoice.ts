import { formatDay, formatMoney, getInvoiceDay, getInvoiceNumber } from "@velours/sdk/rules";
import { formatProduct, orderLocale, paymentText, totalRows } from "@velours/sdk/shop";
import type { Language, Order } from "@velours/sdk/types";
import { Sheet } from "../pdf/Sheet.ts";
import { toInvoiceBill } from "./electronic/toBill.ts";
import { invoiceWords } from "./invoiceWords.ts";
import { toPdf } from "./toPdf.ts";
import { writeLines } from "./writeLines.ts";
import { type InvoiceSite, pageSize, writeAddresses, writeHead } from "./writeParties.ts";
import { writeRows } from "./writeRows.ts";

/** The invoice of an order as PDF: what was sold and paid when it was issued. Refunds since then have credit notes. */
export function renderInvoice(
  bought: Order,
  site: InvoiceSite,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const word = invoiceWords[language];
  const order: Order = { ...bought, language };
  const { currency } = order.invoice;
  const locale = orderLocale(order, site);
  const number = getInvoiceNumber(order);
  const sheet = new Sheet(pageSize(order));
  writeHead(sheet, site, {
    language,
    title: word.invoice,
    facts: [
      [word.number, number],
      ...(number === order.number ? [] : [[word.order, order.number] satisfies [string, string]]),
      [word.date, formatDay(getInvoiceDay(order), locale)],
      [word.payment, paymentText(order, locale)],
    ],
  });
  writeAddresses(sheet, order, site);
  const lines = order.products.map((product) => ({
    words: formatProduct(product, { language, defaultLanguage: site.languages.default }),
    quantity: product._quantity,
    amount: product._free ? word.free : formatMoney(product._price, currency, { digits: 2 }),
  }));
  writeLines(sheet, lines, language);
  writeRows(sheet, totalRows(order, locale), "");
  return toPdf(sheet, site, {
    order,
    title: word.title(number),
    date: order.created_at,
    notes: [word.currency(currency)],
    bill: toInvoiceBill(order, site),
  });
}
