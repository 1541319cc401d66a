import { answerListing } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";

export const listProducts: Handler<"listProducts"> = ({ query }, { session }) => {
  const { entries, headers } = answerListing(session.index, query);
  return {
    status: 200,
    body: entries.map(({ product }) => product),
    headers: { ...headers, "x-nosto-result-id": "sandbox-mock" },
  };
};
