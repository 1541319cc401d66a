import { refuse } from "../../platform/contract.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { presentJob } from "./presentJob.ts";
import { reviveJob } from "./store/deadJobs.ts";

/** Gives a job that was given up its attempts back; one that is no longer among them is left alone. */
export const retryJob = merchantWrite("retryJob", ({ params: { id } }, _, refuseWrites) => ({
  input: { id },
  async write(trx) {
    const row = await reviveJob(trx, id);
    return row === undefined ? refuseWrites(refuse("resourceDoesNotExist")) : presentJob(row);
  },
}));
