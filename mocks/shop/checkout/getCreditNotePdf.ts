import type { Handler } from "../Handler.ts";
import { renderCreditNote } from "./renderPdf.ts";

/** The credit note of a refund of this session. */
export const getCreditNotePdf: Handler<"getCreditNotePdf"> = ({ params }, context) =>
  renderCreditNote(context.session.findOrder(params.id), params.refund, context);
