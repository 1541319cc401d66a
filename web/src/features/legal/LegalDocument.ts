import type { Language } from "@velours/sdk/types";

/** A text of the interface without parameters. */
type Words = (inputs: Record<never, never>, options: { locale: Language }) => string;

/** A legal text, on the help page and as PDF. */
export interface LegalDocument {
  /** Names it in the help page's address. */
  id: string;
  /** Addresses of its PDF, the page's own link first. */
  files: readonly [string, ...string[]];
  title: Words;
  paragraphs: readonly Words[];
}
