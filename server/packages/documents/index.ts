/** PDFs of the shop: invoices, credit notes and pages of words. */
export { renderCreditNote } from "./invoice/renderCreditNote.ts";
export { renderInvoice } from "./invoice/renderInvoice.ts";
export { renderPages, type TextBlock } from "./pages/renderPages.ts";
