import { round2, sumAmounts } from "@velours/sdk/rules";
import { parseXml, select, textAt, type XmlElement } from "./parseXml.ts";

const TRADE = "SupplyChainTradeTransaction";
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const SELLER = `${TRADE}/ApplicableHeaderTradeAgreement/SellerTradeParty`;
const BUYER = `${TRADE}/ApplicableHeaderTradeAgreement/BuyerTradeParty`;

/** Terms that every invoice has, by their paths. */
const REQUIRED = {
  "BT-1": "ExchangedDocument/ID",
  "BT-2": "ExchangedDocument/IssueDateTime/DateTimeString",
  "BT-3": "ExchangedDocument/TypeCode",
  "BT-5": `${SETTLEMENT}/InvoiceCurrencyCode`,
  "BT-24": "ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID",
  "BT-27": `${SELLER}/Name`,
  "BT-31": `${SELLER}/SpecifiedTaxRegistration/ID`,
  "BT-40": `${SELLER}/PostalTradeAddress/CountryID`,
  "BT-44": `${BUYER}/Name`,
  "BT-55": `${BUYER}/PostalTradeAddress/CountryID`,
  "BT-106": `${SUMS}/LineTotalAmount`,
  "BT-109": `${SUMS}/TaxBasisTotalAmount`,
  "BT-110": `${SUMS}/TaxTotalAmount`,
  "BT-112": `${SUMS}/GrandTotalAmount`,
  "BT-115": `${SUMS}/DuePayableAmount`,
  "BG-25": `${TRADE}/IncludedSupplyChainTradeLineItem`,
};

/** Terms of every line. */
const LINE_REQUIRED = {
  "BT-126": "AssociatedDocumentLineDocument/LineID",
  "BT-129": "SpecifiedLineTradeDelivery/BilledQuantity",
  "BT-131": "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount",
  "BT-146": "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount",
  "BT-151": "SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode",
  "BT-153": "SpecifiedTradeProduct/Name",
};

/** Breaches of EN 16931's business rules, each by the rule's name: what an invoice of this shop can break. */
export function checkEn16931(xml: string): string[] {
  const root = parseXml(xml);
  const findings: string[] = [];
  const expect = (holds: boolean, rule: string) => {
    if (!holds) findings.push(rule);
  };
  for (const [term, path] of Object.entries(REQUIRED))
    expect(select(root, path).length > 0, `${term} is missing`);
  for (const empty of emptyElements(root)) expect(false, `PEPPOL-EN16931-R008 ${empty}`);
  const type = textAt(root, REQUIRED["BT-3"]);
  expect(type === "380" || type === "381", "BR-CL-01");
  expect(/^\d{8}$/.test(textAt(root, REQUIRED["BT-2"]) ?? ""), "BT-2 format");
  expect(
    type !== "381" || select(root, `${SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID`).length === 1,
    "BR-55",
  );
  const vatNumber = textAt(root, REQUIRED["BT-31"]) ?? "";
  expect(/^[A-Z]{2}/.test(vatNumber), "BR-CO-9");
  const card = textAt(
    root,
    `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/ApplicableTradeSettlementFinancialCard/ID`,
  );
  expect(card === undefined || /^\d{4,6}$/.test(card), "BR-51");
  const delivery = select(root, `${TRADE}/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress`);
  expect(
    delivery.every((address) => textAt(address, "CountryID")),
    "BR-57",
  );

  const lines = select(root, REQUIRED["BG-25"]);
  const ids = lines.map((line) => textAt(line, LINE_REQUIRED["BT-126"]));
  expect(new Set(ids).size === ids.length, "BT-126 twice");
  for (const line of lines) checkLine(line, expect);
  const charges = select(root, `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`);
  for (const charge of charges)
    expect(Boolean(textAt(charge, "Reason") ?? textAt(charge, "ReasonCode")), "BR-38");
  checkTotals(root, { lines, charges }, expect);
  checkTaxes(root, { lines, charges }, expect);
  return findings;
}

type Expect = (holds: boolean, rule: string) => void;
type Parts = Record<"lines" | "charges", XmlElement[]>;

const emptyElements = ({ name, children, text }: XmlElement): string[] =>
  children.length > 0 || name.endsWith("ApplicableHeaderTradeDelivery")
    ? children.flatMap(emptyElements)
    : text.trim() === ""
      ? [name]
      : [];

/** An amount, which has at most two decimals and is not negative. */
function amountAt(element: XmlElement, path: string): number {
  const text = textAt(element, path) ?? "0";
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

const isCharge = (element: XmlElement): boolean => textAt(element, "ChargeIndicator/Indicator") === "true";

function checkLine(line: XmlElement, expect: Expect): void {
  for (const [term, path] of Object.entries(LINE_REQUIRED))
    expect(select(line, path).length === 1, `${term} is missing`);
  const allowances = select(line, "SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge");
  expect(
    allowances.every((charge) => textAt(charge, "Reason") ?? textAt(charge, "ReasonCode")),
    "BR-42",
  );
  const quantity = Number(textAt(line, LINE_REQUIRED["BT-129"]));
  const base = Number(textAt(line, "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity"));
  const price = amountAt(line, LINE_REQUIRED["BT-146"]);
  const off = allowances.map((charge) => -amountAt(charge, "ActualAmount"));
  const net = sumAmounts([round2((price * quantity) / base), ...off]);
  expect(net === amountAt(line, LINE_REQUIRED["BT-131"]), "PEPPOL-EN16931-R120");
}

function checkTotals(root: XmlElement, { lines, charges }: Parts, expect: Expect): void {
  const sum = (name: string) => amountAt(root, `${SUMS}/${name}`);
  const nets = lines.map((line) => amountAt(line, LINE_REQUIRED["BT-131"]));
  const ofKind = (kind: boolean) =>
    sumAmounts(
      charges.filter((charge) => isCharge(charge) === kind).map((charge) => amountAt(charge, "ActualAmount")),
    );
  const taxes = select(root, `${SETTLEMENT}/ApplicableTradeTax`);
  expect(sum("LineTotalAmount") === sumAmounts(nets), "BR-CO-10");
  expect(sum("AllowanceTotalAmount") === ofKind(false), "BR-CO-11");
  expect(sum("ChargeTotalAmount") === ofKind(true), "BR-CO-12");
  expect(
    sum("TaxBasisTotalAmount") ===
      sumAmounts([sum("LineTotalAmount"), -sum("AllowanceTotalAmount"), sum("ChargeTotalAmount")]),
    "BR-CO-13",
  );
  expect(
    sum("TaxTotalAmount") === sumAmounts(taxes.map((tax) => amountAt(tax, "CalculatedAmount"))),
    "BR-CO-14",
  );
  expect(
    sum("GrandTotalAmount") === sumAmounts([sum("TaxBasisTotalAmount"), sum("TaxTotalAmount")]),
    "BR-CO-15",
  );
  expect(
    sum("DuePayableAmount") ===
      sumAmounts([sum("GrandTotalAmount"), -sum("TotalPrepaidAmount"), sum("RoundingAmount")]),
    "BR-CO-16",
  );
}

const rateOf = (tax: XmlElement): string =>
  `${textAt(tax, "CategoryCode")} ${Number(textAt(tax, "RateApplicablePercent"))}`;

/** The rules of the categories S, Z and G, which differ in their letter alone. */
function checkTaxes(root: XmlElement, { lines, charges }: Parts, expect: Expect): void {
  const taxes = select(root, `${SETTLEMENT}/ApplicableTradeTax`);
  const priced = [
    ...lines.flatMap((line) =>
      select(line, "SpecifiedLineTradeSettlement/ApplicableTradeTax").map((tax) => ({
        rate: rateOf(tax),
        net: amountAt(line, LINE_REQUIRED["BT-131"]),
      })),
    ),
    ...charges.flatMap((charge) =>
      select(charge, "CategoryTradeTax").map((tax) => ({
        rate: rateOf(tax),
        net: (isCharge(charge) ? 1 : -1) * amountAt(charge, "ActualAmount"),
      })),
    ),
  ];
  expect(priced.length === lines.length + charges.length, "BR-32");
  const rates = taxes.map(rateOf);
  expect(new Set(rates).size === rates.length, "BR-S-1");
  expect(
    priced.every(({ rate }) => rates.includes(rate)),
    "BR-S-1",
  );
  for (const tax of taxes) {
    const [category = "", percent = 0] = rateOf(tax).split(" ");
    const basis = amountAt(tax, "BasisAmount");
    const amount = amountAt(tax, "CalculatedAmount");
    const reason = textAt(tax, "ExemptionReason") ?? textAt(tax, "ExemptionReasonCode");
    expect(["S", "Z", "G"].includes(category), "BR-CL-18");
    expect(category === "S" ? Number(percent) > 0 : Number(percent) === 0, `BR-${category}-5`);
    expect(
      basis === sumAmounts(priced.filter(({ rate }) => rate === rateOf(tax)).map(({ net }) => net)),
      `BR-${category}-8`,
    );
    expect(category === "S" || amount === 0, `BR-${category}-9`);
    expect((category === "G") === Boolean(reason), `BR-${category}-10`);
    // A cent for the tax, and one for each line whose own tax was rounded.
    const room = 0.01 * (1 + lines.length) + 1e-9;
    expect(Math.abs(amount - round2((basis * Number(percent)) / 100)) <= room, "BR-CO-17");
  }
}
