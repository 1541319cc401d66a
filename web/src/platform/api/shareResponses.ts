import type { Client, RequestResult } from "@velours/sdk";
import type { PageRequest } from "./PageRequest.ts";

/** Operations with the same answer for everybody, until something is imported or sold. */
const SHARED = [
  "getCollection",
  "getCollectionFilters",
  "getProduct",
  "getSite",
  "listCampaigns",
  "listProducts",
  "listReviews",
] as const satisfies (keyof Client)[];

type Call = (options: { params?: object }) => Promise<RequestResult>;

/**
 * The client of a rendered page: what another page was answered is not asked for again. Pages share these answers, so
 * no page may change one.
 */
export function shareResponses(
  api: Client,
  answers: NonNullable<PageRequest["answers"]>,
  language: PageRequest["language"],
): Client {
  const shared = SHARED.map((name) => {
    const ask = api[name] as Call;
    const call: Call = async (options) => {
      const key = `${name} ${language} ${JSON.stringify(options.params)}`;
      const found = answers.find(key);
      if (found) return found;
      const answer = await ask(options);
      if (!answer.error) answers.keep(key, answer);
      return answer;
    };
    return [name, call];
  });
  return { ...api, ...Object.fromEntries(shared) };
}
