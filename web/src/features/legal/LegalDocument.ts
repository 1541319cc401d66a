import type { Message } from "../../platform/text/Message.ts";

/** A text of the interface without parameters. */
type Words = Message<Record<never, never>>;

/** A legal text, on the help page and as PDF. */
export interface LegalDocument {
  /** Names it in the help page's address. */
  id: string;
  /** Addresses of its PDF, the page's own link first. */
  files: readonly [string, ...string[]];
  title: Words;
  paragraphs: readonly Words[];
  /** Facts of the site that the page adds. The PDF is one for all sites and has none. */
  facts?: readonly ("age" | "returns")[];
}
