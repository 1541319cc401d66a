import type { m } from "../../../platform/text/m.ts";

export type Plain = typeof m.desk_site;

/** A field of settings as a form shows it. */
export interface SettingField {
  /** Its path in the settings: names with points between them. */
  path: string;
  /**
   * `words` are some sentences, `lines` a list with one on each, `moment` is a time in epoch seconds, `link` leads into the
   * shop, `picture` is the address of one, `product` the number of one, `drawing` a picture itself, `filters` has a filter
   * and its values on each line. `offered` is on unless the list at its path has its last name.
   */
  kind:
    | "text"
    | "words"
    | "lines"
    | "email"
    | "whole"
    | "amount"
    | "product"
    | "flag"
    | "offered"
    | "choice"
    | "moment"
    | "day"
    | "filters"
    | "color"
    | "drawing"
    | "link"
    | "picture";
  label: Plain;
  /** The same words in French, and its label says so. */
  french?: true;
  hint?: Plain;
  /** Of a text that is longer than some sentences. */
  rows?: number;
  required?: boolean;
  /** Least and most of a number; most characters of a text. */
  min?: number;
  max?: number;
  /** The number that counts where none is set. */
  fallback?: number;
  /** Stored in place of nothing, where the contract needs a value. */
  empty?: null | readonly never[];
  pattern?: string;
  /** Values of a choice; the first counts where none is set. */
  options?: readonly { value: string; label: Plain }[];
}
