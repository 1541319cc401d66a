import { decimalText, sumAmounts } from "@velours/sdk/rules";
import type { Bill, BillCharge, BillLine, Party, PostalAddress, VatRate } from "./Bill.ts";

/** The guideline of Factur-X's profile EN 16931, which is the norm itself. */
const GUIDELINE = "urn:cen.eu:en16931:2017";

/** A piece, in the codes of UN/ECE Recommendation 20. */
const PIECE = "H87";

/** A bill in the syntax Cross Industry Invoice D16B. The order of elements is the schema's. */
export function writeCii(bill: Bill): string {
  const { kind, number, date, notes, lines } = bill;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100">
${element("rsm:ExchangedDocumentContext", [
  element("ram:GuidelineSpecifiedDocumentContextParameter", [text("ram:ID", GUIDELINE)]),
])}
${element("rsm:ExchangedDocument", [
  text("ram:ID", number),
  text("ram:TypeCode", kind === "invoice" ? "380" : "381"),
  element("ram:IssueDateTime", [day("udt", date)]),
  ...notes.map((note) => element("ram:IncludedNote", [text("ram:Content", note)])),
])}
${element("rsm:SupplyChainTradeTransaction", [
  ...lines.map(writeLine),
  writeAgreement(bill),
  element("ram:ApplicableHeaderTradeDelivery", [writeDelivery(bill.deliveredTo)]),
  writeSettlement(bill),
])}
</rsm:CrossIndustryInvoice>
`;
}

const escapeXml = (words: string): string =>
  words
    // XML has no place for other control characters.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

const element = (name: string, children: readonly string[]): string =>
  `<${name}>${children.filter((child) => child !== "").join("")}</${name}>`;

/** An element with a text; none for null and an empty one, which EN 16931 forbids. */
function text(name: string, value: string | null, attributes: Record<string, string> = {}): string {
  if (value === null || value.trim() === "") return "";
  const written = Object.entries(attributes).map(([key, words]) => ` ${key}="${escapeXml(words)}"`);
  return `<${name}${written.join("")}>${escapeXml(value)}</${name}>`;
}

const amount = (name: string, value: number): string => text(name, decimalText(value));

const day = (namespace: "udt" | "qdt", date: string): string =>
  text(`${namespace}:DateTimeString`, date.replaceAll("-", ""), { format: "102" });

const rate = ({ category, percent }: VatRate): string[] => [
  text("ram:CategoryCode", category),
  text("ram:RateApplicablePercent", String(percent)),
];

const indicator = (isCharge: boolean): string =>
  element("ram:ChargeIndicator", [text("udt:Indicator", String(isCharge))]);

/** The price is that of all units, its base quantity (BT-149), so that no unit's price has to be rounded. */
function writeLine({ name, quantity, discount, net, vat }: BillLine, index: number): string {
  const units = { unitCode: PIECE };
  return element("ram:IncludedSupplyChainTradeLineItem", [
    element("ram:AssociatedDocumentLineDocument", [text("ram:LineID", String(index + 1))]),
    element("ram:SpecifiedTradeProduct", [text("ram:Name", name)]),
    element("ram:SpecifiedLineTradeAgreement", [
      element("ram:NetPriceProductTradePrice", [
        amount("ram:ChargeAmount", sumAmounts([net, discount])),
        text("ram:BasisQuantity", String(quantity), units),
      ]),
    ]),
    element("ram:SpecifiedLineTradeDelivery", [text("ram:BilledQuantity", String(quantity), units)]),
    element("ram:SpecifiedLineTradeSettlement", [
      element("ram:ApplicableTradeTax", [text("ram:TypeCode", "VAT"), ...rate(vat)]),
      discount > 0
        ? element("ram:SpecifiedTradeAllowanceCharge", [
            indicator(false),
            amount("ram:ActualAmount", discount),
            // UNTDID 5189: discount.
            text("ram:ReasonCode", "95"),
          ])
        : "",
      element("ram:SpecifiedTradeSettlementLineMonetarySummation", [amount("ram:LineTotalAmount", net)]),
    ]),
  ]);
}

const writeAgreement = ({ seller, buyer }: Bill): string =>
  element("ram:ApplicableHeaderTradeAgreement", [
    element("ram:SellerTradeParty", [
      text("ram:Name", seller.name),
      seller.registration
        ? element("ram:SpecifiedLegalOrganization", [text("ram:ID", seller.registration)])
        : "",
      ...writeAddress(seller),
      element("ram:SpecifiedTaxRegistration", [text("ram:ID", seller.vatNumber, { schemeID: "VA" })]),
    ]),
    element("ram:BuyerTradeParty", [text("ram:Name", buyer.name), ...writeAddress(buyer)]),
  ]);

const writeAddress = ({ address, email }: Party): string[] => [
  writePostalAddress(address),
  element("ram:URIUniversalCommunication", [text("ram:URIID", email, { schemeID: "EM" })]),
];

const writePostalAddress = ({ postcode, lines, city, country, state }: PostalAddress): string =>
  element("ram:PostalTradeAddress", [
    text("ram:PostcodeCode", postcode),
    text("ram:LineOne", lines[0] ?? null),
    text("ram:LineTwo", lines[1] ?? null),
    text("ram:LineThree", lines[2] ?? null),
    text("ram:CityName", city),
    text("ram:CountryID", country),
    text("ram:CountrySubDivisionName", state),
  ]);

const writeDelivery = (to: Bill["deliveredTo"]): string =>
  to ? element("ram:ShipToTradeParty", [text("ram:Name", to.name), writePostalAddress(to)]) : "";

function writeSettlement({ currency, payment, taxes, charges, lines, total, corrects }: Bill): string {
  const lineTotal = sumAmounts(lines.map(({ net }) => net));
  const chargeTotal = sumAmounts(charges.map(({ net }) => net));
  const tax = sumAmounts(taxes.map((row) => row.amount));
  return element("ram:ApplicableHeaderTradeSettlement", [
    text("ram:InvoiceCurrencyCode", currency),
    payment ? writePayment(payment) : "",
    ...taxes.map(writeTax),
    ...charges.map(writeCharge),
    element("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
      amount("ram:LineTotalAmount", lineTotal),
      amount("ram:ChargeTotalAmount", chargeTotal),
      amount("ram:AllowanceTotalAmount", 0),
      amount("ram:TaxBasisTotalAmount", sumAmounts([lineTotal, chargeTotal])),
      text("ram:TaxTotalAmount", decimalText(tax), { currencyID: currency }),
      amount("ram:GrandTotalAmount", total),
      // Orders are paid when they are placed, and credit notes when they are issued.
      amount("ram:TotalPrepaidAmount", total),
      amount("ram:DuePayableAmount", 0),
    ]),
    corrects
      ? element("ram:InvoiceReferencedDocument", [
          text("ram:IssuerAssignedID", corrects.number),
          element("ram:FormattedIssueDateTime", [day("qdt", corrects.date)]),
        ])
      : "",
  ]);
}

const writePayment = ({ code, lastFour }: NonNullable<Bill["payment"]>): string =>
  element("ram:SpecifiedTradeSettlementPaymentMeans", [
    text("ram:TypeCode", code),
    lastFour ? element("ram:ApplicableTradeSettlementFinancialCard", [text("ram:ID", lastFour)]) : "",
  ]);

const writeTax = ({ vat, basis, amount: tax }: Bill["taxes"][number]): string =>
  element("ram:ApplicableTradeTax", [
    amount("ram:CalculatedAmount", tax),
    text("ram:TypeCode", "VAT"),
    text("ram:ExemptionReason", vat.category === "G" ? "Export outside the EU" : null),
    amount("ram:BasisAmount", basis),
    text("ram:CategoryCode", vat.category),
    text("ram:ExemptionReasonCode", vat.category === "G" ? "VATEX-EU-G" : null),
    text("ram:RateApplicablePercent", String(vat.percent)),
  ]);

const writeCharge = ({ reason, code, net, vat }: BillCharge): string =>
  element("ram:SpecifiedTradeAllowanceCharge", [
    indicator(true),
    amount("ram:ActualAmount", net),
    text("ram:ReasonCode", code),
    text("ram:Reason", reason),
    element("ram:CategoryTradeTax", [text("ram:TypeCode", "VAT"), ...rate(vat)]),
  ]);
