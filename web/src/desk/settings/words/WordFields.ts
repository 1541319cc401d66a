import type { m } from "../../../platform/text/m.ts";

type Plain = typeof m.desk_site;

/** A field of a document as its form shows it. */
export interface WordField {
  /** Its name among the words of a language. */
  name: string;
  /** Its path among the document's own words, where that is not its name. */
  own?: string;
  /** `lines` is a list with an entry in each line, `filters` has a filter and its values in each. */
  kind: "text" | "words" | "lines" | "filters" | "day" | "whole" | "flag";
  label: Plain;
  hint?: Plain;
  /** Most characters of a text, or the largest number. */
  max?: number;
  /** Stays in the document when it is emptied. */
  isKept?: boolean;
}

/** The fields of a kind of document. */
export interface WordFields {
  /** Words that each language has. */
  words: readonly WordField[];
  /** Everything else that the form changes. */
  others: readonly WordField[];
  /** A language with any words has a title, too. */
  isTitled?: boolean;
}
