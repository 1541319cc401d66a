import { type Handler, refuse } from "../../platform/contract.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";

/** The address a suggestion stands for. */
export const getAddress: Handler<"getAddress"> = async ({ body }, context) => {
  const limited = await throttleRequest(context, [{ limit: "addressIp", of: context.ip }]);
  if (limited !== null) return limited;
  const address = await context.addresses.find(body.id);
  return address === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: address };
};
