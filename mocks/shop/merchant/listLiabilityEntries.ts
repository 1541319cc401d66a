import { decimalText } from "@velours/sdk/rules";
import { toEntryDays } from "@velours/sdk/shop";
import type { LiabilityEntry } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";
import { listMovements } from "./listMovements.ts";
import { paginate } from "./paginate.ts";

/** Changes of what is owed on gift cards or as cash back of the caller's sites, the newest first. */
export const listLiabilityEntries: Handler<"listLiabilityEntries"> = ({ query }, context) => {
  const { item, currency, direction } = query;
  const { from, until } = toEntryDays(query);
  // Movements from before the session are older than every first day of a list.
  const isWithin = (day: string | null) =>
    day === null ? query.from === undefined : day >= from && day <= until;
  const rows = listMovements(context)
    [item].filter(
      (movement) =>
        movement.currency === currency &&
        isWithin(movement.day) &&
        (direction === undefined || (direction === "added") === movement.amount > 0),
    )
    .map(
      ({ currency: _, day: __, amount, ...row }): LiabilityEntry => ({ ...row, amount: decimalText(amount) }),
    );
  return paginate(`liabilities ${item}`, rows, query, ({ time, id }) => [time, id], "descending");
};
