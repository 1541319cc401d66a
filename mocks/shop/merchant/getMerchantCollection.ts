import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getMerchantCollection: Handler<"getMerchantCollection"> = ({ params }, { session }) => {
  const body = session.findCollection(params.handle);
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
