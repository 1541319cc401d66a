import type { Handler } from "../Handler.ts";
import { findDraft } from "./findDraft.ts";
import { paginate } from "./paginate.ts";

/** The session's drafts, the newest first. */
export const listDrafts: Handler<"listDrafts"> = ({ query }, context) => {
  const found = [...context.session.drafts.values()]
    .flatMap(({ id }) => findDraft(context, (draft) => draft.id === id) ?? [])
    .filter(
      ({ state, site }) =>
        (query.state === undefined || state === query.state) &&
        (query.site === undefined || site === query.site),
    );
  return paginate("drafts", found, query, ({ id }) => [-id]);
};
