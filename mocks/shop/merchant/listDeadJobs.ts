import { requireAllSites } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { paginate } from "./paginate.ts";

/** The jobs that were given up: none, because the mock has no jobs. */
export const listDeadJobs: Handler<"listDeadJobs"> = ({ query }, context) =>
  (requireAllSites(context, "operations:write") as MockResponse | null) ??
  paginate("deadJobs", [], query, () => []);
