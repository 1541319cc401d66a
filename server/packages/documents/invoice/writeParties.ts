import { isPngData, pngSize } from "@velours/sdk/shop";
import type { Address, Language, Order, Site } from "@velours/sdk/types";
import { paperSize } from "../pdf/paperSize.ts";
import { BRAND, type Color, LINE, type Sheet, SOFT } from "../pdf/Sheet.ts";
import { invoiceWords } from "./invoiceWords.ts";

/** The settings of the site that sold. */
export type InvoiceSite = Pick<Site, "name" | "supportEmail" | "languages" | "regions" | "seller" | "look">;

interface Head {
  language: Language;
  /** "Invoice" or "Credit note", in the reader's language. */
  title: string;
  /** Its number first, then others; those without a value are left out. */
  facts: readonly (readonly [label: string, value: string | null])[];
}

/** The paper of an order's buyer, in points. */
export const pageSize = ({ address: { billing, shipping } }: Pick<Order, "address">): [number, number] =>
  paperSize((billing ?? shipping)?.country);

/** Points that a logo fits into. */
const LOGO_BOX = [180, 36] as const;

/** The seller at the left, the facts at the right. */
export function writeHead(
  sheet: Sheet,
  { name, seller, look }: InvoiceSite,
  { language, title, facts }: Head,
): void {
  const word = invoiceWords[language];
  const color = (look?.accent as Color | undefined) ?? BRAND;
  const size = isPngData(look?.logo) ? pngSize(look.logo) : null;
  if (size === null) sheet.within("P", () => sheet.text(name, sheet.left, { size: 20, bold: true, color }));
  else sheet.within("Figure", () => sheet.image(look?.logo ?? "", size, LOGO_BOX), { alt: name });
  sheet.within("H1", () => sheet.text(title, sheet.right, { size: 20, bold: true, right: true }));
  const start = sheet.y + 24;
  const sellerLines = seller
    ? [
        seller.name,
        ...seller.address,
        ...(seller.taxNumber ? [word.taxNumber(seller.taxNumber)] : []),
        ...(seller.registration ? [word.registration(seller.registration)] : []),
      ]
    : [];
  const column = (sheet.right - sheet.left) / 2;
  sheet.y = start;
  for (const line of sellerLines) {
    sheet.within("P", () => sheet.paragraph(line, sheet.left, column - 16, { size: 9.5, color: SOFT }));
    sheet.down(LINE);
  }
  const sellerEnd = sheet.y;
  sheet.y = start;
  for (const [label, value] of facts) {
    if (value === null) continue;
    sheet.within("P", () => {
      sheet.text(label, sheet.left + column, { size: 9.5, color: SOFT });
      const bold = label === word.number;
      sheet.paragraph(value, sheet.left + column + 72, column - 72, { size: 9.5, bold });
    });
    sheet.down(LINE);
  }
  sheet.y = Math.max(sheet.y, sellerEnd) + 16;
}

/** The billing address at the left, the shipping address at the right. */
export function writeAddresses(sheet: Sheet, order: Order, site: InvoiceSite): void {
  const word = invoiceWords[order.language];
  const { billing, shipping } = order.address;
  const column = (sheet.right - sheet.left) / 2;
  const start = sheet.y;
  const ends = [
    { title: word.billedTo, address: billing ?? shipping, x: sheet.left },
    { title: word.shippedTo, address: shipping, x: sheet.left + column },
  ].map(({ title, address, x }, index) => {
    sheet.y = start;
    // The buyer is named even when there is no address to name.
    if (address === null && index > 0) return start;
    sheet.within("H2", () => sheet.text(title, x, { bold: true }));
    for (const line of [
      ...addressLines(address, order.language, site),
      ...(index === 0 ? [order.user.email] : []),
    ]) {
      sheet.down(LINE);
      sheet.within("P", () => sheet.paragraph(line, x, column - 16, { color: SOFT }));
    }
    return sheet.y;
  });
  sheet.y = Math.max(...ends) + 34;
}

function addressLines(address: Address | null, language: Language, { regions }: InvoiceSite): string[] {
  if (address === null) return [];
  const { firstname, lastname, address1, address2, city, state, zipcode, country } = address;
  const region = regions.find((candidate) => candidate.country === country);
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" ");
  return [
    join(firstname, lastname),
    join(address1),
    join(address2),
    join(city, state, zipcode),
    (language === "fr" ? region?.label_fr : region?.label) ?? country ?? "",
  ].filter((line) => line !== "");
}
