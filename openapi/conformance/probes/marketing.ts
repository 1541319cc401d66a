import type { OperationName } from "../contract/document.ts";
import type { Asked, Asker, Probes } from "./Probe.ts";

const read = {
  success: ({ fixture: { merchantKey } }: Asker): Asked =>
    merchantKey === null ? undefined : { headers: { "x-merchant-key": merchantKey } },
  merchantKeyInvalid: () => ({}),
};

/** Addresses on newsletters and in campaigns. */
export const marketing = {
  exportCampaignEntries: read,
  exportSubscribers: read,
  listCampaignEntries: read,
  listSubscribers: read,
} satisfies { [Op in OperationName]?: Probes<Op> };
