import { decimalText, round2, sumAmounts } from "@velours/sdk/rules";
import { lineValues, priceCreditNote, splitAmount } from "@velours/sdk/shop";
import type { Order, OrderProduct, Refund, Site } from "@velours/sdk/types";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkEn16931 } from "../../testing/checkEn16931.ts";
import { site as exampleSite, order as paid } from "../../testing/examples.ts";
import { parseXml, select, textAt } from "../../testing/parseXml.ts";
import { readAttachments, readPdf } from "../../testing/readPdf.ts";
import { renderCreditNote } from "../renderCreditNote.ts";
import { renderInvoice } from "../renderInvoice.ts";
import { toCreditBill, toInvoiceBill } from "./toBill.ts";
import { writeCii } from "./writeCii.ts";

const site: Site = {
  ...exampleSite,
  seller: {
    name: "Velours & Fils SARL",
    address: ["80 rue Mercier", "Bâtiment C", "75001 Paris", "France"],
    taxNumber: "FR 12 345678901",
    registration: "RCS Paris 123 456 789",
  },
};
const french = { ...paid.address.billing, country: "FR", city: "Lyon", state: null, zipcode: "69001" };
const [product] = paid.products as [OrderProduct];

interface Parts {
  lines: { price: number; quantity?: number; discount?: number; taxable?: boolean; free?: boolean }[];
  percent?: number;
  included?: boolean;
  shipping?: number;
  duties?: number;
  giftCard?: number;
  /** The tax service taxes shipping, too. */
  taxedShipping?: boolean;
  country?: string;
}

/** An order as the checkout stores it: its taxes are spread over what they were computed for. */
function makeOrder({
  lines,
  percent = 20,
  included = true,
  shipping = 0,
  duties = 0,
  giftCard = 0,
  taxedShipping = false,
  country = "FR",
}: Parts): Order {
  const costs = lines.map(({ price, discount = 0, free }) => (free ? 0 : sumAmounts([price, -discount])));
  const weights = lines.map(({ taxable = true }, place) => (taxable ? (costs[place] as number) : 0));
  const taxOn = (amount: number) => round2((amount * percent) / (included ? 100 + percent : 100));
  const isTaxed = weights.some((weight) => weight > 0);
  const shippingBasis = taxedShipping && isTaxed ? shipping : 0;
  const taxed = isTaxed ? taxOn(sumAmounts([...weights, shippingBasis])) : 0;
  const shippingTax = Math.min(taxed, taxOn(shippingBasis));
  const tax = splitAmount(sumAmounts([taxed, -shippingTax]), weights);
  const inParcel = (amount: number) =>
    splitAmount(
      amount,
      lines.map(() => 1),
    );
  const [parcel, parcelTax] = [inParcel(shipping), inParcel(shippingTax)];
  const subtotal = sumAmounts(lines.map(({ price, free }) => (free ? 0 : price)));
  const promotion = sumAmounts(lines.map(({ discount = 0 }) => discount));
  const need = sumAmounts([subtotal, -promotion, shipping, included ? 0 : taxed + duties]);
  const card = sumAmounts([need, -giftCard]);
  const address = { ...french, country } as Order["address"]["billing"];
  return {
    ...paid,
    address: { billing: address, shipping: address },
    products: lines.map(({ price, quantity = 1, discount = 0, free = false }, place) => ({
      ...product,
      _quantity: quantity,
      _price: free ? 0 : price,
      _free: free,
      _discount: discount,
      _tax: tax[place] ?? 0,
      _shipping: parcel[place] ?? 0,
      _shippingTax: parcelTax[place] ?? 0,
      _duties: place === 0 ? duties : 0,
    })),
    invoice: {
      ...paid.invoice,
      currency: "EUR",
      subtotal,
      shipping,
      discounts: { ...paid.invoice.discounts, promotion, giftCard },
      taxes: {
        total: sumAmounts([taxed, duties]),
        _total: { shipping: duties, regional: taxed, ...(shippingTax > 0 && { shippingTax }) },
        data: { rate: percent / 100 },
        included,
      },
      total: card,
      payments: { giftCard, credits: 0, creditCard: card },
    },
  };
}

const orders: [string, Parts][] = [
  ["taxes in the prices", { lines: [{ price: 96, quantity: 2 }, { price: 12.5 }] }],
  ["taxes added", { lines: [{ price: 96, quantity: 2 }], included: false }],
  ["a discount", { lines: [{ price: 96, quantity: 3, discount: 14.4 }, { price: 10 }], shipping: 7 }],
  ["a discount, taxes added", { lines: [{ price: 33.33, discount: 5 }], included: false, shipping: 4.95 }],
  ["a gift card that paid all of it", { lines: [{ price: 48 }], giftCard: 48 }],
  ["a free product", { lines: [{ price: 48 }, { price: 20, free: true }] }],
  ["nothing but free products", { lines: [{ price: 20, free: true }] }],
  ["goods without tax", { lines: [{ price: 50, taxable: false }, { price: 30 }] }],
  ["taxed shipping", { lines: [{ price: 60 }], shipping: 6, taxedShipping: true, included: false }],
  ["taxed shipping in the prices", { lines: [{ price: 60 }], shipping: 6, taxedShipping: true }],
  ["duties", { lines: [{ price: 60 }], included: false, duties: 12, shipping: 9 }],
  ["an export", { lines: [{ price: 60 }], included: false, percent: 0, country: "CH", shipping: 9 }],
  ["a rate of three decimals", { lines: [{ price: 99.99, quantity: 7 }], percent: 14.975, included: false }],
];

const kinds = (order: Order) =>
  textAt(
    parseXml(cii(order)),
    "SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/CategoryCode",
  );
const cii = (order: Order) => {
  const bill = toInvoiceBill(order, site);
  return bill === null ? "" : writeCii(bill);
};
const totalOf = (xml: string) =>
  Number(
    textAt(
      parseXml(xml),
      "SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount",
    ),
  );

/** Gives the units of a line back, as `planRefund` does: what was paid for them, taxes included. */
function refundOf(order: Order, place: number, quantity: number, shipping = 0): Refund {
  const { _price, _discount = 0, _tax = 0, _quantity } = order.products[place] as OrderProduct;
  const cost = sumAmounts([_price, -_discount, order.invoice.taxes.included ? 0 : _tax]);
  const amount = quantity === _quantity ? cost : round2((cost * quantity) / _quantity);
  const total = sumAmounts([amount, shipping]);
  return {
    id: "b1c2d3e4-1111-4222-8333-444455556666",
    created_at: "2026-11-22T09:00:00.000Z",
    kind: "refund",
    state: "done",
    amount: total,
    payments: { creditCard: total, giftCard: 0, credits: 0 },
    cashBack: 0,
    withheld: 0,
    shipping,
    lines: [{ line: place + 1, quantity, amount }],
    creditNote: "BOUTIQUE-CN-2026-000004",
  };
}

test.each(orders)("%s: an invoice that keeps EN 16931, with the total that is printed", (_, parts) => {
  const order = makeOrder(parts);
  const xml = cii(order);
  expect(checkEn16931(xml)).toEqual([]);
  expect(totalOf(xml)).toBe(sumAmounts([order.invoice.total, order.invoice.payments.giftCard]));
});

test.each(orders)(
  "%s: a credit note of type 381 that keeps EN 16931, with what was given back",
  (_, parts) => {
    const order = makeOrder(parts);
    const refund = refundOf(order, 0, 1, lineValues(order).shipping);
    const note = priceCreditNote({ ...order, refunds: [refund] }, refund);
    const bill = toCreditBill(order, refund, note, site);
    const xml = bill === null ? "" : writeCii(bill);
    expect(checkEn16931(xml)).toEqual([]);
    expect(textAt(parseXml(xml), "ExchangedDocument/TypeCode")).toBe("381");
    expect(totalOf(xml)).toBe(refund.amount);
  },
);

test("a credit note of two invoices refers to the first, and its notes name both", () => {
  const order = makeOrder(orders[0]![1]);
  const { products, invoice } = order;
  const sold = [...products, products[0]!];
  const number = (nth: number) => ({ number: `BOUTIQUE-2026-00000${nth}`, day: "2026-11-20", invoice });
  const invoices = [
    { ...number(1), lines: products.map((_, place) => place + 1) },
    { ...number(2), lines: [sold.length] },
  ];
  const twice: Order = { ...order, products: sold, invoices };
  const [first, second] = [refundOf(twice, 0, 1), refundOf(twice, sold.length - 1, 1)];
  const refund = {
    ...first,
    lines: [...first.lines, ...second.lines],
    amount: sumAmounts([first.amount, second.amount]),
  };
  const bill = toCreditBill(twice, refund, priceCreditNote({ ...twice, refunds: [refund] }, refund), site);
  const xml = bill === null ? "" : writeCii(bill);
  expect(checkEn16931(xml)).toEqual([]);
  expect(bill?.corrects?.number).toBe("BOUTIQUE-2026-000001");
  expect(bill?.notes).toEqual(
    [1, 2].map((nth) => `This credit note corrects invoice BOUTIQUE-2026-00000${nth} of 20 November 2026.`),
  );
});

test("any order: parts of a cent, many lines, discounts", () => {
  const cents = (max: number) => fc.integer({ min: 1, max }).map((amount) => amount / 100);
  const line = fc
    .record({
      price: cents(90_000),
      quantity: fc.integer({ min: 1, max: 9 }),
      share: fc.integer({ min: 0, max: 90 }),
      taxable: fc.boolean(),
      free: fc.boolean(),
    })
    .map(({ share, ...rest }) => ({ ...rest, discount: rest.free ? 0 : round2((rest.price * share) / 100) }));
  const parts = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    percent: fc.constantFrom(5.5, 7, 20, 21, 25.5),
    included: fc.boolean(),
    shipping: fc.constantFrom(0, 4.95, 12),
    taxedShipping: fc.boolean(),
  });
  fc.assert(
    fc.property(parts, (some) => {
      const order = makeOrder(some);
      fc.pre(some.included || order.invoice.taxes.total > 0);
      expect(checkEn16931(cii(order))).toEqual([]);
    }),
  );
});

test.each([
  [{ lines: [{ price: 60 }] }, "S"],
  [{ lines: [{ price: 60, taxable: false }] }, "Z"],
  [{ lines: [{ price: 60 }], percent: 0, included: false, country: "CH" }, "G"],
] as [Parts, string][])("%j has VAT of category %s", (parts, category) =>
  expect(kinds(makeOrder(parts))).toBe(category),
);

test("the day of an invoice is that of its site, and without it that of UTC", () => {
  const order = { ...makeOrder({ lines: [{ price: 60 }] }), created_at: "2026-12-31T23:30:00.000Z" };
  expect(toInvoiceBill(order, site)?.date).toBe("2026-12-31");
  expect(toInvoiceBill({ ...order, invoiceDay: "2027-01-01" }, site)?.date).toBe("2027-01-01");
});

test.each([
  ["GB", "IE", "Z"],
  // As older orders have it.
  ["GB", "ie", "Z"],
  ["DE", "CH", "G"],
  ["CH", null, "Z"],
] as const)(
  "untaxed goods billed to %s and shipped to %s have VAT of category %s",
  (billing, shipping, category) => {
    const order = makeOrder({ lines: [{ price: 60, taxable: false }], country: billing });
    const address = { ...order.address, shipping: shipping && { ...french, country: shipping } };
    expect(kinds({ ...order, address } as Order)).toBe(category);
  },
);

test.each([
  [
    "a seller without a VAT number of the EU",
    (order: Order) =>
      toInvoiceBill(order, {
        ...site,
        seller: { ...site.seller, taxNumber: "US 00-0000000" } as Site["seller"],
      }),
  ],
  [
    "a French seller's number in the register",
    (order: Order) =>
      toInvoiceBill(order, {
        ...site,
        seller: { ...site.seller, taxNumber: "SIREN 552 100 554" } as Site["seller"],
      }),
  ],
  [
    "a buyer without a country",
    (order: Order) => toInvoiceBill({ ...order, address: { billing: null, shipping: null } }, site),
  ],
  [
    "lines that do not add up",
    (order: Order) =>
      toInvoiceBill(
        {
          ...order,
          products: order.products.map((line) => ({ ...line, _tax: 0 })),
          invoice: { ...order.invoice, taxes: { ...order.invoice.taxes, included: false } },
        },
        site,
      ),
  ],
  [
    "an old order whose tax on shipping is in its line",
    (order: Order) => {
      const shipped = makeOrder({ lines: [{ price: 60 }], shipping: 6, taxedShipping: true });
      const products = shipped.products.map(({ _shippingTax = 0, _tax = 0, ...line }) => ({
        ...line,
        _tax: sumAmounts([_tax, _shippingTax]),
      }));
      return toInvoiceBill({ ...order, ...shipped, products }, site);
    },
  ],
  [
    "digital goods whose price contains a tax that nobody computed",
    (order: Order) => {
      const book = makeOrder({ lines: [{ price: 60, taxable: false }], included: false });
      return toInvoiceBill({ ...book, address: { ...order.address, shipping: null } }, site);
    },
  ],
])("%s: no invoice for machines, because facts lack", (_, bill) =>
  expect(bill(makeOrder({ lines: [{ price: 60 }] }))).toBeNull(),
);

test.each([
  ["AT U12345678", "AT"],
  ["EL 123456789", "GR"],
  ["ES X1234567-8", "ES"],
  ["IE 1234567 WA", "IE"],
  ["NL 1234.56.789.B.01", "NL"],
  ["XI 123 4567 89", "GB"],
])("a seller with %s is in %s", (taxNumber, country) => {
  const seller = { ...site.seller, taxNumber } as Site["seller"];
  const bill = toInvoiceBill(makeOrder({ lines: [{ price: 60 }] }), { ...site, seller });
  expect(bill?.seller.address.country).toBe(country);
});

test("a credit note of two invoices, each with its tax rounded, has the rate that both have", () => {
  const [a, b] = [39.99, 9.99].map((price) => makeOrder({ lines: [{ price }] })) as [Order, Order];
  const number = (nth: number) => ({ number: `BOUTIQUE-2026-00000${nth}`, day: "2026-11-20" });
  const both = makeOrder({ lines: [{ price: 39.99 }, { price: 9.99 }] });
  const total = sumAmounts([a, b].map(({ invoice }) => invoice.taxes.total));
  const taxes = { ...both.invoice.taxes, total, _total: { shipping: 0, regional: total } };
  const order: Order = {
    ...both,
    products: [...a.products, ...b.products],
    invoice: { ...both.invoice, taxes },
    invoices: [
      { ...number(1), lines: [1], invoice: a.invoice },
      { ...number(2), lines: [2], invoice: b.invoice },
    ],
  };
  for (const place of [0, 1]) {
    const refund = refundOf(order, place, 1);
    const bill = toCreditBill(order, refund, priceCreditNote({ ...order, refunds: [refund] }, refund), site);
    expect(bill?.taxes.map(({ vat }) => vat)).toEqual([{ category: "S", percent: 20 }]);
    expect(checkEn16931(bill === null ? "" : writeCii(bill))).toEqual([]);
  }
});

test("a credit note names the card only when the card got money back", () => {
  const order = makeOrder({ lines: [{ price: 60 }, { price: 60 }], giftCard: 60 });
  const paymentOf = (payments: Refund["payments"]) => {
    const refund = { ...refundOf(order, 0, 1), payments };
    return toCreditBill(order, refund, priceCreditNote({ ...order, refunds: [refund] }, refund), site)
      ?.payment;
  };
  expect(paymentOf({ creditCard: 60, giftCard: 0, credits: 0 })).toEqual({ code: "54", lastFour: "1111" });
  expect(paymentOf({ creditCard: 0, giftCard: 60, credits: 0 })).toBeNull();
});

test("notes have amounts and days as the page writes them, in France's words", () => {
  const order: Order = { ...makeOrder({ lines: [{ price: 60 }] }), language: "fr" };
  const { regions } = site;
  const inFrance = { ...site, regions: regions.filter(({ country }) => country === "FR") };
  const refund = { ...refundOf(order, 0, 1), amount: 57.5, withheld: 2.5 };
  const note = priceCreditNote({ ...order, refunds: [refund] }, refund);
  expect(toCreditBill(order, refund, note, inFrance)?.notes).toEqual([
    "Cagnotte déjà dépensée\u00a0: €2.50. Gagnée avec cette commande et non reprise.",
  ]);
});

test("taxed shipping has the rate of the goods and its own part of the tax", () => {
  const bill = toInvoiceBill(makeOrder({ lines: [{ price: 60 }], shipping: 6, taxedShipping: true }), site);
  const vat = { category: "S", percent: 20 };
  expect(bill?.charges).toEqual([{ reason: "Shipping", code: "FC", net: 5, vat }]);
  expect(bill?.taxes).toEqual([{ vat, basis: 55, amount: 11 }]);
});

test("names what is sold, by whom and to whom, whatever their letters are", () => {
  const order = makeOrder({ lines: [{ price: 60, quantity: 2 }] });
  const billing = {
    ...order.address.billing,
    firstname: "Ada <&>\u0000",
    lastname: "王",
  } as Order["address"]["billing"];
  const root = parseXml(cii({ ...order, address: { ...order.address, billing } }));
  const agreement = "SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement";
  expect(textAt(root, `${agreement}/BuyerTradeParty/Name`)).toBe("Ada <&> 王");
  expect(textAt(root, `${agreement}/SellerTradeParty/Name`)).toBe("Velours & Fils SARL");
  expect(textAt(root, `${agreement}/SellerTradeParty/SpecifiedTaxRegistration/ID`)).toBe("FR12345678901");
  const [line] = select(root, "SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem");
  expect(line && textAt(line, "SpecifiedTradeProduct/Name")).toBe("Halo Palm Vibrator (Violet)");
});

test("the PDF has the invoice within, names its schema, and prints the same total", async () => {
  const order = makeOrder({ lines: [{ price: 96, quantity: 2 }], shipping: 7 });
  const pdf = await renderInvoice(order, site, "fr");
  const file = Buffer.from(pdf).toString("latin1");
  const xml = readAttachments(pdf).get("factur-x.xml") ?? "";
  expect(checkEn16931(xml)).toEqual([]);
  expect(readPdf(pdf).flat().join(" ")).toContain(`Total €${decimalText(totalOf(xml))}`);
  for (const part of [
    "/AFRelationship /Alternative",
    "/Subtype /text#2Fxml",
    "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
    "<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>",
  ])
    expect(file).toContain(part);
  expect(file).toMatch(/\/AF \[\d+ 0 R\]/);
  const refund = refundOf(order, 0, 1);
  const note = await renderCreditNote({ order: { ...order, refunds: [refund] }, refund }, site, "fr");
  expect(readAttachments(note).get("factur-x.xml")).toContain("<ram:TypeCode>381</ram:TypeCode>");
});

test("the checker finds what is wrong", () => {
  const xml = cii(makeOrder({ lines: [{ price: 96, quantity: 2, discount: 10 }], shipping: 7 }));
  for (const [from, to, rule] of [
    ["<ram:ID>BOUTIQUE-2026-000123</ram:ID>", "", "BT-1 is missing"],
    [/<ram:GrandTotalAmount>[\d.]+/, "<ram:GrandTotalAmount>1.00", "BR-CO-15"],
    [/<ram:LineTotalAmount>[\d.]+/, "<ram:LineTotalAmount>1.00", "PEPPOL-EN16931-R120"],
    [/<ram:CalculatedAmount>[\d.]+/, "<ram:CalculatedAmount>1.00", "BR-CO-14"],
    [/<ram:BasisAmount>[\d.]+/, "<ram:BasisAmount>1.00", "BR-S-8"],
    ["<ram:ReasonCode>95</ram:ReasonCode>", "", "BR-42"],
    ["<ram:DuePayableAmount>0.00", "<ram:DuePayableAmount>1.00", "BR-CO-16"],
  ] as const)
    expect(checkEn16931(xml.replace(from, to))).toContain(rule);
  expect(() => checkEn16931(xml.replace("</ram:Name>", ""))).toThrow(SyntaxError);
});
