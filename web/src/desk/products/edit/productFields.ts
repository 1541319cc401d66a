import { m } from "../../../platform/text/m.ts";
import type { WordFields } from "../../settings/words/WordFields.ts";

/** A product as its form shows it, but for its pictures, its variants, its minimum prices and its sites. */
export const productFields: WordFields = {
  words: [
    { name: "title", kind: "text", label: m.desk_item_title, max: 250, isKept: true },
    { name: "description", kind: "words", rows: 12, label: m.desk_product_description, max: 65_536 },
    { name: "contents", kind: "lines", rows: 4, label: m.desk_product_contents, max: 2_400 },
  ],
  others: [
    { name: "vendor", kind: "text", label: m.brand, max: 120, isKept: true },
    { name: "type", kind: "text", label: m.desk_product_type, max: 120, isKept: true },
    {
      name: "handle",
      kind: "text",
      label: m.desk_product_handle,
      hint: m.desk_product_handle_hint,
      max: 255,
    },
    {
      name: "category",
      own: "meta.category",
      kind: "text",
      label: m.desk_product_category,
      hint: m.desk_product_category_hint,
      max: 120,
    },
    {
      name: "subcategory",
      own: "meta.subcategory",
      kind: "text",
      label: m.desk_product_subcategory,
      max: 120,
    },
    {
      name: "subsubcategory",
      own: "meta.subsubcategory",
      kind: "text",
      label: m.desk_product_subsubcategory,
      max: 120,
    },
    { name: "options", kind: "lines", rows: 4, label: m.desk_product_options, max: 2_000 },
    { name: "attributes", kind: "filters", rows: 4, label: m.desk_product_filters, max: 10_000 },
    { name: "collections", kind: "lines", rows: 4, label: m.desk_product_collections, max: 10_000 },
    { name: "enabled", kind: "flag", label: m.desk_product_on_sale },
  ],
  isTitled: true,
};
