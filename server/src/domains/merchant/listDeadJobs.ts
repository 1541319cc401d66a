import type { Handler } from "../../platform/contract.ts";
import { presentJob } from "./presentJob.ts";
import { sortedPage } from "./sortedPage.ts";
import { listDeadJobRows } from "./store/deadJobs.ts";

/** Jobs that were given up, the latest first. */
export const listDeadJobs: Handler<"listDeadJobs"> = async ({ query }, context) =>
  sortedPage(query, {
    list: "deadJobs",
    kinds: ["micros", "number"],
    load: (after, limit) => {
      const before = after && { micros: String(after[0]), id: Number(after[1]) };
      return listDeadJobRows(context.store.db, { before, limit });
    },
    getPlace: ({ micros, id }) => [micros, id],
    present: presentJob,
  });
