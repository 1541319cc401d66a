import { answerListing } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";

export const listProducts: Handler<"listProducts"> = async ({ query }, { session }) => {
  if (query.search) await session.index.prepareSearch();
  const { entries, headers } = answerListing(session.index, query);
  return {
    status: 200,
    body: entries.map(({ product }) => product),
    headers: { ...headers, "x-nosto-result-id": "catalogue-mock" },
  };
};
