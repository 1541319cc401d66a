import { usePage } from "../../usePage.ts";
import type { JobsSearch } from "./jobsSearch.ts";

export const deadJobsKey = "listDeadJobs";

/** A page of the jobs that the shop gave up; nothing is asked for who may not see them. */
export const useDeadJobs = ({ cursor }: JobsSearch, limit: number, enabled = true) =>
  usePage(deadJobsKey, { query: { limit, ...(cursor !== undefined && { cursor }) } }, { enabled });
