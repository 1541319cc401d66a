import type { Row } from "@velours/sdk/import";
import type { ProductDraft } from "./Draft.ts";

const named = 3;

/** Barcodes that are no GTIN, and some of them with the handles of their products. */
export interface UnreadBarcodes {
  count: number;
  some: string[];
}

export function findUnreadBarcodes(drafts: readonly Row<ProductDraft>[]): UnreadBarcodes {
  const unread = drafts.flatMap(({ value }) =>
    value.variants.flatMap(({ unreadBarcode }) =>
      unreadBarcode === undefined ? [] : [`${unreadBarcode.slice(0, 40)} (${value.handle})`],
    ),
  );
  return { count: unread.length, some: unread.slice(0, named) };
}

/** A sentence on the barcodes of an export that are no GTIN; undefined when there are none. */
export function barcodeNote({ count, some }: UnreadBarcodes): string | undefined {
  if (count === 0) return undefined;
  const list = `${some.join(", ")}${count > some.length ? " …" : ""}`;
  const start = count === 1 ? "1 barcode is" : `${count} barcodes are`;
  return `${start} no EAN, UPC or ISBN with a right last digit, and left out: ${list}.`;
}
