import { m } from "../../../platform/text/m.ts";

type Plain = typeof m.desk_site;

/** A field of a page as the form shows it. */
export interface PageField {
  name: string;
  kind: "text" | "words" | "day" | "whole" | "flag";
  label: Plain;
  hint?: Plain;
  /** Most characters of a text, or the largest number. */
  max?: number;
}

/** Words of a page in one language. */
export const wordFields: readonly PageField[] = [
  { name: "title", kind: "text", label: m.desk_page_title, max: 120 },
  { name: "description", kind: "text", label: m.desk_site_description, max: 300 },
  { name: "html", kind: "words", label: m.desk_page_html, max: 100_000 },
];

/** Everything else of a page that the form changes. */
export const pageFields: readonly PageField[] = [
  { name: "published", kind: "flag", label: m.desk_page_published },
  { name: "updated_at", kind: "day", label: m.desk_page_updated },
  {
    name: "position",
    kind: "whole",
    label: m.desk_page_position,
    hint: m.desk_page_position_hint,
    max: 1000,
  },
];
