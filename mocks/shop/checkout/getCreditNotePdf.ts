import { pdfResponse } from "@velours/sdk/shop";
import { noDocuments } from "../Documents.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { presentOrder } from "./presentOrder.ts";

/** The credit note of an order that this session cancelled, as the server makes it. */
export const getCreditNotePdf: Handler<"getCreditNotePdf"> = async (
  { params },
  { session, language, loadDocuments },
) => {
  const placed = session.findOrder(params.id);
  const site = placed && session.sites.get(placed.order.site);
  if (placed === undefined || site === undefined) return refuse("resourceDoesNotExist");
  const order = presentOrder(placed);
  const refund = order.refunds?.find(({ id }) => id === params.refund);
  if (!refund?.creditNote) return refuse("resourceDoesNotExist");
  if (loadDocuments === undefined) return noDocuments();
  const documents = await loadDocuments();
  return pdfResponse(refund.creditNote, await documents.renderCreditNote({ order, refund }, site, language));
};
