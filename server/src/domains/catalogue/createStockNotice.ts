import { type Handler, refuse } from "../../platform/contract.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { addStockNotice } from "./store/stockNotices.ts";

/** Notes who wants to hear of a variant. The response never says whether the address was there. */
export const createStockNotice: Handler<"createStockNotice"> = async ({ params, body }, context) => {
  const limited = await throttleRequest(context, [{ limit: "stockNoticeIp", of: context.ip }]);
  if (limited !== null) return limited;
  const { store, catalogue, site } = context;
  const { variant_id, region, language } = body;
  const record = catalogue.record(params.id);
  if (!record?.document.variants.some(({ id }) => id === variant_id)) return refuse("resourceDoesNotExist");
  const email = body.email.toLowerCase();
  await addStockNotice(store.db, { product_id: params.id, variant_id, email, region, site, language });
  return { status: 200, body: { accepted: true } };
};
