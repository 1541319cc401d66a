import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import type { AuditEntry } from "@velours/sdk/types";
import { useDesk } from "../../desk.ts";
import type { LogSearch } from "./logSearch.ts";

const page = 25;
const longPage = 100;
/** Pages of a handover: it is printed as one. */
const mostPages = 10;

/** A page of the log, or all that was done from a moment on, and where the next page begins. */
export function useLog(filters: LogSearch) {
  const { api } = useDesk();
  const isWhole = filters.from !== undefined;
  return useQuery({
    queryKey: ["listAuditEntries", filters],
    queryFn: async ({ signal }) => {
      const rows: AuditEntry[] = [];
      let next = filters.cursor ?? null;
      for (let nth = 0; nth < (isWhole ? mostPages : 1); nth++) {
        const query = {
          ...filters,
          ...(next !== null && { cursor: next }),
          limit: isWhole ? longPage : page,
        };
        const result = await api.listAuditEntries({ params: { query }, signal });
        rows.push(...orThrow(result));
        next = result.response.headers.get("x-pagination-next");
        if (next === null) break;
      }
      return { rows, next };
    },
    placeholderData: keepPreviousData,
    // Every act at the desk adds an entry.
    staleTime: 0,
  });
}
