import { answerListing } from "@velours/sdk/shop";
import { toPorts } from "../bindOperation.ts";
import type { Handler } from "../Handler.ts";

export const listProducts: Handler<"listProducts"> = async (request, context) => {
  const { entries, headers } = await answerListing(request, toPorts(context));
  return {
    status: 200,
    body: entries.map(({ product }) => product),
    headers: { ...headers, "x-nosto-result-id": "catalogue-mock" },
  };
};
