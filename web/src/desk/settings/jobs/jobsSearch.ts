import { readSearch } from "../../readSearch.ts";

export type JobsSearch = ReturnType<typeof parseJobsSearch>;
export const parseJobsSearch = (search: Record<string, unknown>) => readSearch(search, { cursor: 100 });
