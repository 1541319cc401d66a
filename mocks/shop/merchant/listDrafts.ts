import { selectSites } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { findDraft } from "./findDraft.ts";
import { paginate } from "./paginate.ts";

/** Drafts of the caller's sites, the newest first. */
export const listDrafts: Handler<"listDrafts"> = ({ query }, context) => {
  const sites = selectSites(context, query.site);
  const found = [...context.session.drafts.values()]
    .flatMap(({ id }) => findDraft(context, (draft) => draft.id === id) ?? [])
    .filter(
      ({ state, site }) =>
        (query.state === undefined || state === query.state) && (sites === null || sites.includes(site)),
    );
  return paginate("drafts", found, query, ({ id }) => [-id]);
};
