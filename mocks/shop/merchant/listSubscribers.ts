import type { Handler } from "../Handler.ts";
import { findSubscribers } from "./findSubscribers.ts";
import { paginate } from "./paginate.ts";

export const listSubscribers: Handler<"listSubscribers"> = ({ query }, context) =>
  paginate("subscribers", findSubscribers(context), query, ({ consentedAt, site, email }) => [
    -Date.parse(consentedAt),
    site,
    email,
  ]);
