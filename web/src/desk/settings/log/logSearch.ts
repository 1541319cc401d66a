import { readId, readSearch, readSite } from "../../readSearch.ts";

/** Filters of the log, as they stand in the address. */
export type LogSearch = ReturnType<typeof parseLogSearch>;
export const parseLogSearch = (search: Record<string, unknown>) =>
  readSearch(search, {
    operation: 200,
    actor: 200,
    site: readSite,
    order: 60,
    product: readId,
    from: readMoment,
    cursor: 100,
  });

/** A moment as ISO text. */
const readMoment = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT.{0,29}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
