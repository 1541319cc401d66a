import type { m } from "../../../platform/text/m.ts";

export type Plain = typeof m.desk_site;

/** A field of settings as a form shows it. */
export interface SettingField {
  /** Its path in the settings: names with points between them. */
  path: string;
  /** `words` are some sentences, `moment` is a time in epoch seconds, `link` leads into the shop, `picture` is the address of one. */
  kind: "text" | "words" | "email" | "whole" | "amount" | "flag" | "choice" | "moment" | "link" | "picture";
  label: Plain;
  hint?: Plain;
  required?: boolean;
  /** Least and most of a number; most characters of a text. */
  min?: number;
  max?: number;
  /** The number that counts where none is set. */
  fallback?: number;
  pattern?: string;
  /** Values of a choice; the first counts where none is set. */
  options?: readonly { value: string; label: Plain }[];
}
