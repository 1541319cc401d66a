import { orThrow } from "@velours/sdk";
import type { Shop } from "../../../../platform/api/Shop.ts";
import { query } from "../../../../platform/queries/createQueries.ts";

/** The question to the suggestions: the text typed so far, or the inside of a suggestion. */
export type CompletionQuestion =
  | { partialStreet: string; countriesFilter: string; limit: number }
  | { container: string; advanced: true };

/** Suggestions of addresses. */
export const completionsQuery = ({ api }: Shop, question: CompletionQuestion) =>
  query({
    queryKey: ["address completions", question],
    queryFn: async ({ signal }) =>
      orThrow(await (await api()).completeAddress({ params: { query: question }, signal })),
  });

/** The address of a suggestion. */
export const completedAddressQuery = ({ api }: Shop, id: string) =>
  query({
    queryKey: ["completed address", id],
    queryFn: async ({ signal }) => orThrow(await (await api()).getAddress({ body: { id }, signal })),
  });
