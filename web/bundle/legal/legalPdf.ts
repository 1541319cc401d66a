import { renderPages } from "@velours/documents";
import type { LegalDocument } from "../../src/features/legal/LegalDocument.ts";

/** A legal document as PDF: its addresses have no language, so it is there in both, a page each. */
export const legalPdf = ({ title, paragraphs }: LegalDocument): Promise<Uint8Array<ArrayBuffer>> =>
  renderPages(
    (["en", "fr"] as const).map((locale) => ({
      language: locale,
      title: title({}, { locale }),
      blocks: paragraphs.map((words) => ({ kind: "text", words: words({}, { locale }) })),
    })),
    { author: "Velours", country: "US" },
  );
