import { readSearch } from "../../readSearch.ts";

export type CollectionsSearch = ReturnType<typeof parseCollectionsSearch>;
export const parseCollectionsSearch = (search: Record<string, unknown>) =>
  readSearch(search, { q: 100, cursor: 400 });
