import type { Provocations } from "./Provocation.ts";
import { guarded } from "./requests.ts";

export const marketing: Provocations<
  "exportCampaignEntries" | "exportSubscribers" | "listCampaignEntries" | "listSubscribers"
> = {
  exportCampaignEntries: guarded(),
  exportSubscribers: guarded(),
  listCampaignEntries: guarded(),
  listSubscribers: guarded(),
};
