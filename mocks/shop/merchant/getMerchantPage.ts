import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getMerchantPage: Handler<"getMerchantPage"> = ({ params, query }, { session }) => {
  const body = session.findPage(params.handle, query.site);
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
