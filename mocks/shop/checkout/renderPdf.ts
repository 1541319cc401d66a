import { getInvoiceNumber, splitByInvoice } from "@velours/sdk/rules";
import { pdfResponse, withParties } from "@velours/sdk/shop";
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
  const issued = getInvoiceNumber(invoiced);
  const printed = asPrinted(placed, { order: invoiced, site }, issued);
  return pdfResponse(issued, await documents.renderInvoice(printed.order, printed.site, language));
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
  const printed = asPrinted(placed, { order, site }, refund.creditNote);
  return pdfResponse(
    refund.creditNote,
    await documents.renderCreditNote({ order: printed.order, refund }, printed.site, language),
  );
}

type Printed = Parameters<typeof withParties>[0];

/** An order and its site with the seller and the buyer that its document of this number was issued with. */
const asPrinted = ({ parties }: PlacedOrder, now: Printed, number: string): Printed =>
  withParties(now, parties.get(number) ?? { seller: null, buyer: null });
