import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";

/** The jobs that were given up: none, because the mock has no jobs. */
export const listDeadJobs: Handler<"listDeadJobs"> = ({ query }) => paginate("deadJobs", [], query, () => []);
