import { answerSuggestions, selectNavigation } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";

export const listSuggestions: Handler<"listSuggestions"> = async ({ query }, { session }) => {
  if (query.search) await session.index.prepareSearch();
  const navigation = selectNavigation([...session.shop.sites.values()], query.filter?.source);
  return { status: 200, body: answerSuggestions(session.index, query, navigation) };
};
