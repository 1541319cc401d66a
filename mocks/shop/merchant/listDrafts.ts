import { nameStarts, parseDraftNumber, selectSites } from "@velours/sdk/shop";
import type { MerchantDraft } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";
import { findDraft } from "./findDraft.ts";
import { paginate } from "./paginate.ts";

/** Drafts of the caller's sites, the newest first. */
export const listDrafts: Handler<"listDrafts"> = ({ query }, context) => {
  const { q, state } = query;
  const sites = selectSites(context, query.site);
  const found = [...context.session.drafts.values()]
    .flatMap(({ id }) => findDraft(context, (draft) => draft.id === id) ?? [])
    .filter(
      (draft) =>
        (q === undefined || isFoundBy(draft, q)) &&
        (state === undefined || draft.state === state) &&
        (sites === null || sites.includes(draft.site)),
    );
  return paginate("drafts", found, query, ({ id }) => [-id]);
};

function isFoundBy({ id, email, address }: MerchantDraft, q: string): boolean {
  if (parseDraftNumber(q) === id || email.toLowerCase() === q.trim().toLowerCase()) return true;
  if (address === null) return false;
  const name = `${address.lastname} ${address.firstname}`.toLowerCase();
  return nameStarts(q).some((start) => name.startsWith(start));
}
