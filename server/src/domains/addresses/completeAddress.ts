import type { Handler } from "../../platform/contract.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";

/** Suggestions for what was typed, or what stands behind one. */
export const completeAddress: Handler<"completeAddress"> = async ({ query }, context) => {
  const partialStreet = query.partialStreet?.trim() ?? "";
  const { container, limit = 10 } = query;
  if (partialStreet === "" && container === undefined) return { status: 200, body: [] };
  const limited = await throttleRequest(context, [{ limit: "addressIp", of: context.ip }]);
  if (limited !== null) return limited;
  const countries = query.countriesFilter?.split(",") ?? [];
  const found = await context.addresses.complete({ partialStreet, countries, limit, container });
  return { status: 200, body: found.slice(0, limit) };
};
