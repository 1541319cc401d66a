import { type Handler, refuse } from "../generated/handlers.ts";

/** The address a suggestion stands for (C-706). */
export const getAddress: Handler<"getAddress"> = async ({ body }, { addresses }) => {
  const address = await addresses.find(body.id);
  return address === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: address };
};
