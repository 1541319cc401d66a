import { useDesk } from "../desk.ts";
import { usePage } from "../usePage.ts";
import type { DraftsSearch } from "./draftsSearch.ts";

export const draftsKey = "listDrafts";

/** A page of drafts. */
export function useDrafts(query: DraftsSearch, limit: number) {
  const { api } = useDesk();
  return usePage({
    key: [draftsKey, query, limit],
    read: (signal) => api.listDrafts({ params: { query: { ...query, limit } }, signal }),
  });
}
