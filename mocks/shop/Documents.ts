import type { Language, Order, Refund, Site } from "@velours/sdk/types";
import type { MockResponse } from "./MockResponse.ts";

/** Writes the PDFs of an order, as the server does. */
export interface Documents {
  renderInvoice(order: Order, site: Site, language: Language): Promise<Uint8Array<ArrayBuffer>>;
  renderCreditNote(
    credited: { order: Order; refund: Refund },
    site: Site,
    language: Language,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

/** The answer of a mock in a page, which has neither fonts nor files. */
export const noDocuments = (): MockResponse => ({
  status: 501,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: "The mock writes no PDF in a page or a test: start it as a program, with npm run mock or startMock().",
});
