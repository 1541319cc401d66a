import type { Groups, groups } from "./generated/calls/groups.ts";
import { type GroupCalls, groupFunctions } from "./groupFunctions.ts";

export * from "./generated/calls/groups.ts";

/**
 * A client's functions by group: `groupCalls(client, groups).products.get(100001)` is
 * `client.getProduct({ params: { path: { id: 100001 } } })`, with its types, answers and errors. The values of the
 * path come first, then the body, then the query, then the call's options. A page that names its groups carries no
 * others: `groupCalls(client, { products })`.
 */
export const groupCalls: GroupCalls<typeof groups, Groups> = groupFunctions;
