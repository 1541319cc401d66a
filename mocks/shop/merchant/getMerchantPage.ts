import { mayUseSite } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getMerchantPage: Handler<"getMerchantPage"> = ({ params, query: { site } }, context) => {
  const isReadable = site === undefined || mayUseSite(context, site);
  const body = isReadable ? context.session.findPage(params.handle, site) : undefined;
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
