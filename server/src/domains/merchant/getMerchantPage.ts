import { type Handler, refuse } from "../../platform/contract.ts";
import { mayUseSite } from "./mayUseSite.ts";
import { loadPage } from "./pages/loadPage.ts";

/** A page of words as imports have it. */
export const getMerchantPage: Handler<"getMerchantPage"> = async (
  { params: { handle }, query: { site } },
  context,
) => {
  const isReadable = site === undefined || mayUseSite(context, site);
  const body = isReadable ? await loadPage(context.store.db, { handle, site }) : undefined;
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
