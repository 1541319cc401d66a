import type { Handler } from "../Handler.ts";
import { findCampaignEntries } from "./findCampaignEntries.ts";
import { paginate } from "./paginate.ts";

export const listCampaignEntries: Handler<"listCampaignEntries"> = ({ query }, context) =>
  paginate("entries", findCampaignEntries(context, query), query, ({ enteredAt, kind, handle, email }) => [
    -Date.parse(enteredAt),
    kind,
    handle,
    email,
  ]);
