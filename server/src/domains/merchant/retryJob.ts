import type { DeadJob } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { commitOnce } from "./commitOnce.ts";
import { presentJob } from "./presentJob.ts";
import { requireAllSites } from "./requireAllSites.ts";
import { reviveJob } from "./store/deadJobs.ts";

/** Gives a job that was given up its attempts back; one that is no longer among them is left alone. */
export const retryJob: Handler<"retryJob"> = async ({ params: { id }, headers }, context) => {
  const refused = requireAllSites(context, "operations:write");
  if (refused !== null) return refused;
  return commitOnce<DeadJob, null, ErrorResponse<"resourceDoesNotExist">>(
    context,
    {
      operation: "retryJob",
      key: headers["idempotency-key"],
      input: { id },
      entry: ({ kind, template }) => ["retryJob", id, kind, template].filter(Boolean).join(" "),
    },
    async () => null,
    async (trx) => {
      const row = await reviveJob(trx, id);
      return row === undefined ? refuseWrites(refuse("resourceDoesNotExist")) : presentJob(row);
    },
  );
};
