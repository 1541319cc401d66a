import type { LegalDocument } from "../../src/legal/LegalDocument.ts";
import { createPdf } from "./createPdf.ts";

/** A legal document as PDF: its addresses have no language, so it is there in both. */
export function legalPdf({ title, paragraphs }: LegalDocument): Buffer {
  const page = (locale: "en" | "fr") => ({
    language: locale,
    title: title({}, { locale }),
    paragraphs: paragraphs.map((words) => words({}, { locale })),
  });
  return createPdf([page("en"), page("fr")]);
}
