import { selectSites } from "@velours/sdk/shop";
import type { CampaignEntrant, operations } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";

type Query = Pick<NonNullable<operations["listCampaignEntries"]["parameters"]["query"]>, "kind" | "handle">;

/** Entries of campaigns at the sites that the caller works for, the newest first. */
export function findCampaignEntries(context: Context, { kind, handle }: Query): CampaignEntrant[] {
  const sites = selectSites(context, undefined);
  return context.session.campaignEntries.filter(
    (entry) =>
      (sites === null || (entry.site !== null && sites.includes(entry.site))) &&
      (kind === undefined || entry.kind === kind) &&
      (handle === undefined || entry.handle === handle),
  );
}
