import type { Row } from "@velours/sdk/import";
import type { ProductDraft } from "./Draft.ts";

const named = 3;

/** A sentence on the barcodes of an export that are no GTIN, with some of them; undefined when there are none. */
export function barcodeNote(drafts: readonly Row<ProductDraft>[]): string | undefined {
  const unread = drafts.flatMap(({ value }) =>
    value.variants.flatMap(({ unreadBarcode }) =>
      unreadBarcode === undefined ? [] : [`${unreadBarcode.slice(0, 40)} (${value.handle})`],
    ),
  );
  if (unread.length === 0) return undefined;
  const some = `${unread.slice(0, named).join(", ")}${unread.length > named ? " …" : ""}`;
  const start = unread.length === 1 ? "1 barcode is" : `${unread.length} barcodes are`;
  return `${start} no EAN, UPC or ISBN with a right last digit, and left out: ${some}.`;
}
