import { m } from "../../../platform/text/m.ts";
import type { WordFields } from "../words/WordFields.ts";

/** A page of words as its form shows it. The shop refuses an empty title, and takes an empty text. */
export const pageFields: WordFields = {
  words: [
    { name: "title", kind: "text", label: m.desk_item_title, max: 120, isKept: true },
    { name: "description", kind: "text", label: m.desk_site_description, max: 300 },
    { name: "html", kind: "words", rows: 12, label: m.desk_page_html, max: 100_000, isKept: true },
  ],
  others: [
    { name: "published", kind: "flag", label: m.desk_page_published },
    { name: "updated_at", kind: "day", label: m.desk_page_updated },
    {
      name: "position",
      kind: "whole",
      label: m.desk_page_position,
      hint: m.desk_page_position_hint,
      min: 0,
      max: 1000,
    },
  ],
};
