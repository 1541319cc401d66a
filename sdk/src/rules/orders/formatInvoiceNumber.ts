/** A place in a series of a site and year: of its invoices, or of its credit notes. */
export interface InvoicePlace {
  site: string;
  kind: "invoice" | "creditNote";
  year: number;
  position: number;
}

/** The number of an invoice or credit note, such as BOUTIQUE-2026-000123 and BOUTIQUE-CN-2026-000004. */
export function formatInvoiceNumber({ site, kind, year, position }: InvoicePlace): string {
  const series = kind === "invoice" ? `${year}` : `CN-${year}`;
  return `${site.toUpperCase()}-${series}-${String(position).padStart(6, "0")}`;
}
