import type { OperationName } from "../contract/document.ts";
import type { Asked, Asker, Probes } from "./Probe.ts";

const withKey =
  (call: NonNullable<Asked>) =>
  ({ fixture: { merchantKey } }: Asker): Asked =>
    merchantKey === null ? undefined : { ...call, headers: { "x-merchant-key": merchantKey } };

const none = { params: { id: 999_999_999 } };

/** Work that the shop gave up. */
export const jobs = {
  listDeadJobs: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  retryJob: { merchantKeyInvalid: () => none, resourceDoesNotExist: withKey(none) },
} satisfies { [Op in OperationName]?: Probes<Op> };
