import { readSearchText } from "../../readSearchText.ts";

/** A page of the failed jobs, as it stands in the address. */
export interface JobsSearch {
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

/** Leaves out everything in an address that is no page. */
export function parseJobsSearch(search: Record<string, unknown>): JobsSearch {
  const cursor = readSearchText(search.cursor, 100);
  return cursor ? { cursor } : {};
}
