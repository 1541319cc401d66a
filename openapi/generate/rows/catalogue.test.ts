import { describe } from "vitest";
import { holdsRows } from "../testing/holdsRows.ts";

describe("catalogue", () => {
  holdsRows([
    ["S-335", "Product", { id: "integer", title: "string", vendor: "string", type: "string" }],
    ["S-337", "Product.images.[]", { src: "string", alt: "string", id: "integer", variant_ids: "integer[]" }],
    [
      "S-338",
      "Product.meta",
      { category: "string", subcategory: "string", subsubcategory: "string", addon_item: "boolean" },
    ],
    [
      "S-339",
      "Product",
      {
        price: "number",
        "prices.*": "number",
        "minimum_prices.*": "number",
        "compare_at_prices.*": "number",
      },
    ],
    [
      "S-340 S-341",
      "Product.inventories.[]",
      { variant_id: "integer", requires_shipping: "boolean", level: "low | high | unlimited | none" },
    ],
    ["S-343", "Product", { variants: "Variant[]" }],
    [
      "S-345",
      "Variant",
      {
        id: "integer",
        sku: "string | null",
        option1: "string | null",
        price: "number",
        compare_at_price: "number | null",
        "prices.*": "number",
        "compare_at_prices.*": "number",
        taxable: "boolean",
        image_id: "integer | null",
      },
    ],
    ["S-346", "Variant", { inventory_policy: "deny | continue" }],
    ["S-410", "Collection", { title: "string", description: "string" }],
    [
      "S-410",
      "Collection.meta",
      {
        mobile_banner: "string | null",
        desktop_banner: "string | null",
        footer_title: "string | null",
        footer_description: "string | null",
      },
    ],
    [
      "S-412",
      "listProducts 200 headers",
      {
        "x-pagination-page": "integer",
        "x-pagination-pages-total": "integer",
        "x-pagination-items-per-page": "integer",
        "x-pagination-items-total": "integer",
      },
    ],
    ["S-411", "listProducts 200", { "": "Product[]" }],
    ["S-413", "getCollectionFilters 200", { products: "{ FilterCounts }", "products.*.*": "integer" }],
  ]);
});
