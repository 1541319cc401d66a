import type { SettingField } from "../fields/SettingField.ts";

/** A field of a document as its form shows it. */
export interface WordField extends Omit<SettingField, "path"> {
  /** Its name among the words of a language. */
  name: string;
  /** Its path among the document's own words, where that is not its name. */
  own?: string;
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
