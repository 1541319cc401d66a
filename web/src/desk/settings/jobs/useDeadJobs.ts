import { useDesk } from "../../desk.ts";
import { usePage } from "../../usePage.ts";
import type { JobsSearch } from "./jobsSearch.ts";

export const deadJobsKey = "listDeadJobs";

/** A page of the jobs that the shop gave up; nothing is asked for who may not see them. */
export function useDeadJobs({ cursor }: JobsSearch, limit: number, enabled = true) {
  const { api } = useDesk();
  const query = { limit, ...(cursor !== undefined && { cursor }) };
  return usePage({
    key: [deadJobsKey, query],
    read: (signal) => api.listDeadJobs({ params: { query }, signal }),
    enabled,
  });
}
