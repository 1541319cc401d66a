import { getInvoiceNumber, splitByInvoice } from "@velours/sdk/rules";
import { pdfResponse } from "@velours/sdk/shop";
import type { PlacedOrder } from "../../session/MockSession.ts";
import { noDocuments } from "../Documents.ts";
import type { Context } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { presentOrder } from "./presentOrder.ts";

/** The invoice of an order of this session with this number, or its first, as the server makes it. */
export async function renderInvoice(
  placed: PlacedOrder | undefined,
  number: string | undefined,
  { session, language, loadDocuments }: Context,
): Promise<MockResponse> {
  const site = placed && session.sites.get(placed.order.site);
  if (placed === undefined || site === undefined) return refuse("resourceDoesNotExist");
  const invoiced = splitByInvoice(presentOrder(placed)).find(
    (each) => number === undefined || getInvoiceNumber(each) === number,
  );
  if (invoiced === undefined) return refuse("resourceDoesNotExist");
  if (loadDocuments === undefined) return noDocuments();
  const documents = await loadDocuments();
  return pdfResponse(getInvoiceNumber(invoiced), await documents.renderInvoice(invoiced, site, language));
}

/** The credit note of an order that this session refunded or cancelled, as the server makes it. */
export async function renderCreditNote(
  placed: PlacedOrder | undefined,
  refundId: string,
  { session, language, loadDocuments }: Context,
): Promise<MockResponse> {
  const site = placed && session.sites.get(placed.order.site);
  if (placed === undefined || site === undefined) return refuse("resourceDoesNotExist");
  const order = presentOrder(placed);
  const refund = order.refunds?.find(({ id }) => id === refundId);
  if (!refund?.creditNote) return refuse("resourceDoesNotExist");
  if (loadDocuments === undefined) return noDocuments();
  const documents = await loadDocuments();
  return pdfResponse(refund.creditNote, await documents.renderCreditNote({ order, refund }, site, language));
}
