import { m } from "../../../platform/text/m.ts";
import type { WordFields } from "../words/WordFields.ts";

/** A collection as its form shows it, but for its rules. */
export const collectionFields: WordFields = {
  words: [
    { name: "title", kind: "text", label: m.desk_item_title, max: 120, isKept: true },
    {
      name: "description",
      kind: "words",
      rows: 12,
      label: m.desk_collection_description,
      max: 65_536,
      isKept: true,
    },
    {
      name: "footer_title",
      own: "meta.footer_title",
      kind: "text",
      label: m.desk_collection_footer_title,
      max: 120,
    },
    {
      name: "footer_description",
      own: "meta.footer_description",
      kind: "words",
      rows: 12,
      label: m.desk_collection_footer,
      max: 65_536,
    },
    {
      name: "seoTitle",
      own: "meta.seoTitle",
      kind: "text",
      label: m.desk_collection_seo_title,
      max: 120,
    },
    {
      name: "seoDescription",
      own: "meta.seoDescription",
      kind: "text",
      label: m.desk_collection_seo_description,
      max: 300,
    },
  ],
  others: [
    {
      name: "desktop_banner",
      own: "meta.desktop_banner",
      kind: "text",
      label: m.desk_collection_banner,
      hint: m.desk_collection_banner_hint,
      max: 2000,
    },
    {
      name: "mobile_banner",
      own: "meta.mobile_banner",
      kind: "text",
      label: m.desk_collection_phone_banner,
      max: 2000,
    },
  ],
  isTitled: true,
};
