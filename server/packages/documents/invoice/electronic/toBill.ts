import {
  findCorrected,
  formatDay,
  formatMoney,
  getCreditNoteDay,
  getInvoiceDay,
  getInvoiceNumber,
  round2,
  sumAmounts,
} from "@velours/sdk/rules";
import { type CreditNote, formatProduct, lineValues, orderLocale, textsIn } from "@velours/sdk/shop";
import type { Language, Order, Refund } from "@velours/sdk/types";
import { invoiceWords } from "../invoiceWords.ts";
import type { InvoiceSite } from "../writeParties.ts";
import type { Bill, BillCharge, BillLine } from "./Bill.ts";
import { findBuyer, findDelivery, findSeller } from "./parties.ts";
import { breakDown, type OrderVat, vatOf } from "./vatOf.ts";

/**
 * The invoice of an order for machines, from the amounts stored with its lines, as the printed one is. Null where facts lack
 * that EN 16931 asks for: the seller's VAT number, the buyer's country, or, in old orders, what each line cost or what of
 * the tax was on the shipping.
 */
export function toInvoiceBill(order: Order, site: InvoiceSite): Bill | null {
  const { invoice, products, language } = order;
  const { included } = invoice.taxes;
  const vat = vatOf(order);
  if (vat === null) return null;
  const lines = products.map((product): BillLine => {
    const { _price, _free, _quantity: quantity, _discount = 0, _tax = 0 } = product;
    const paid = _free ? 0 : sumAmounts([_price, -_discount]);
    return toLine(
      formatProduct(product, { language, defaultLanguage: site.languages.default }),
      { quantity, paid, discount: _discount, tax: _tax, included },
      vat,
    );
  });
  const { taxes, shippingTax, duties } = lineValues(order);
  const shipping = sumAmounts([invoice.shipping, included ? -shippingTax : 0]);
  const charges = toCharges({ shipping, duties }, vat, language);
  const tax = sumAmounts([...taxes, shippingTax]);
  const total = sumAmounts([
    invoice.subtotal,
    -invoice.discounts.promotion,
    invoice.shipping,
    included ? 0 : invoice.taxes.total,
  ]);
  return toBill(
    order,
    site,
    {
      kind: "invoice",
      number: getInvoiceNumber(order),
      date: getInvoiceDay(order),
      corrects: null,
      notes: [],
    },
    { lines, charges, tax, total, byService: invoice.payments.creditCard },
  );
}

/** The credit note of a refund for machines. Null where facts lack, as for its invoice. */
export function toCreditBill(order: Order, refund: Refund, note: CreditNote, site: InvoiceSite): Bill | null {
  const { language, invoice } = order;
  const locale = orderLocale(order, site);
  const word = textsIn(invoiceWords, locale);
  const corrected = findCorrected(order, refund);
  // The norm has several, but its syntax one, and readers refuse a second: https://github.com/ConnectingEurope/eInvoicing-EN16931/issues/207
  const [first = order] = corrected;
  const number = getInvoiceNumber(first);
  const vat = vatOf(order, order.invoices?.length);
  if (vat === null) return null;
  const lines = note.lines.flatMap(({ line, quantity, amount, tax }) => {
    const product = order.products[line - 1];
    if (product === undefined) return [];
    const parts = { quantity, paid: amount, discount: 0, tax, included: invoice.taxes.included };
    const name = formatProduct(product, { language, defaultLanguage: site.languages.default });
    return [toLine(name, parts, vat)];
  });
  const shipping = sumAmounts([note.shipping, note.taxesIncluded ? -note.shippingTax : 0]);
  const charges = toCharges({ shipping, duties: note.duties }, vat, language);
  const remark = (label: string, amount: number, why: string): string[] =>
    amount > 0 ? [word.remark(label, formatMoney(amount, invoice.currency, { digits: 2 }), why)] : [];
  const total = sumAmounts([
    ...note.lines.map(({ amount }) => amount),
    note.shipping,
    note.duties,
    note.taxesIncluded ? 0 : note.taxes,
  ]);
  return toBill(
    order,
    site,
    {
      kind: "creditNote",
      number: refund.creditNote ?? number,
      date: getCreditNoteDay(refund),
      corrects: { number, date: getInvoiceDay(first) },
      notes: [
        ...(corrected.length > 1
          ? corrected.map((each) =>
              word.corrects(getInvoiceNumber(each), formatDay(getInvoiceDay(each), locale)),
            )
          : []),
        ...remark(word.withheld, note.withheld, word.withheldNote),
        ...remark(word.unpaid, note.unpaid, word.unpaidNote),
      ],
    },
    { lines, charges, tax: note.taxes, total, byService: refund.payments.creditCard },
  );
}

interface PaidUnits {
  quantity: number;
  /** After the discount; with the tax where prices contain it. */
  paid: number;
  discount: number;
  tax: number;
  included: boolean;
}

function toLine(
  name: string,
  { quantity, paid, discount, tax, included }: PaidUnits,
  vat: OrderVat,
): BillLine {
  const net = included ? sumAmounts([paid, -tax]) : paid;
  return {
    name,
    quantity,
    // A discount on a price that contains the tax contained its share of it.
    discount: included && paid > 0 ? round2((discount * net) / paid) : discount,
    net,
    vat: tax > 0 || net === 0 ? vat.taxed : vat.untaxed,
  };
}

/** Charges of the whole bill; those of nothing are left out. */
function toCharges(
  { shipping, duties }: { shipping: number; duties: number },
  vat: OrderVat,
  language: Language,
): BillCharge[] {
  const word = invoiceWords[language];
  const charges: BillCharge[] = [
    { reason: word.shipping, code: "FC", net: shipping, vat: vat.shipping },
    { reason: word.duties, code: null, net: duties, vat: vat.untaxed },
  ];
  return charges.filter(({ net }) => net > 0);
}

interface BillAmounts extends Pick<Bill, "lines" | "charges" | "total"> {
  tax: number;
  /** The part of the total that went over the card or the payment service. */
  byService: number;
}

function toBill(
  order: Order,
  site: InvoiceSite,
  head: Pick<Bill, "kind" | "number" | "date" | "corrects" | "notes">,
  { lines, charges, tax, total, byService }: BillAmounts,
): Bill | null {
  const seller = findSeller(site);
  const buyer = findBuyer(order);
  const nets = [...lines, ...charges].map(({ net }) => net);
  // EN 16931 has no bill without a line.
  if (seller === null || buyer === null || lines.length === 0) return null;
  if (sumAmounts([...nets, tax]) !== total || nets.some((net) => net < 0)) return null;
  return {
    ...head,
    currency: order.invoice.currency,
    seller,
    buyer,
    deliveredTo: findDelivery(order),
    payment: byService > 0 ? toPayment(order) : null,
    lines,
    charges,
    taxes: breakDown({ lines, charges }, tax),
    total,
  };
}

function toPayment({ paymentMethod, cardDetails }: Order): Bill["payment"] {
  const isCard = paymentMethod === "credit-card" || paymentMethod === "saved-credit-card";
  return isCard ? { code: "54", lastFour: cardDetails?.lastFour ?? null } : { code: "68", lastFour: null };
}
