import { pdfResponse } from "@velours/sdk/shop";
import { noDocuments } from "../Documents.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { presentOrder } from "./presentOrder.ts";

/** The invoice of an order of this session, as the server makes it. */
export const getInvoicePdf: Handler<"getInvoicePdf"> = async (
  { params },
  { session, language, loadDocuments },
) => {
  const placed = session.findOrder(params.id);
  const site = placed && session.sites.get(placed.order.site);
  if (placed === undefined || site === undefined) return refuse("resourceDoesNotExist");
  if (loadDocuments === undefined) return noDocuments();
  const documents = await loadDocuments();
  return pdfResponse(
    placed.issued.number,
    await documents.renderInvoice(presentOrder(placed), site, language),
  );
};
