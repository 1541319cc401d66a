import { decimalText } from "@velours/sdk/rules";
import { toEntryDays } from "@velours/sdk/shop";
import type { LiabilityEntry, SiteCode } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import type { Query } from "../../platform/operationTypes.ts";
import type { LedgerPage } from "../../platform/store/ledger.ts";
import type { Db } from "../../platform/store/schema.ts";
import { type CreditMovement, listOwedCredits } from "../credits/store/listOwedCredits.ts";
import { type CardMovement, listOwedOnCards } from "../giftcards/store/listOwedOnCards.ts";
import { readTimeZones } from "./reports/readTimeZones.ts";
import { sortedPage } from "./sortedPage.ts";

type Movement = CardMovement | CreditMovement;
type Item = Query<"listLiabilityEntries">["item"];

const lists: Record<Item, (db: Db, page: LedgerPage) => Promise<Movement[]>> = {
  giftCards: listOwedOnCards,
  cashBack: listOwedCredits,
};

/** Changes of what is owed on gift cards or as cash back of the sites that the caller works for, the newest first. */
export const listLiabilityEntries: Handler<"listLiabilityEntries"> = async (
  { query },
  { store: { db }, merchant },
) => {
  const { item, currency, direction } = query;
  const days = toEntryDays(query);
  const period = { ...days, zones: await readTimeZones(db), sites: merchant?.sites ?? null };
  return sortedPage(query, {
    list: `liabilities ${item}`,
    kinds: ["micros", "number"],
    load: (place, limit) => {
      const after = place && { micros: String(place[0]), id: Number(place[1]) };
      return lists[item](db, { period, currency, direction, after, limit });
    },
    getPlace: ({ micros, id }) => [micros, id],
    present,
  });
};

function present(movement: Movement): LiabilityEntry {
  const { id, created_at, kind, amount, site, order_number: order } = movement;
  const card = "card" in movement ? movement.card : null;
  return {
    id: String(id),
    time: created_at,
    kind,
    amount: decimalText(amount),
    site: site as SiteCode,
    giftCard: card && { id: card.id, lastDigits: card.digits },
    customer: "user_id" in movement ? (movement.user_id === null ? order : String(movement.user_id)) : null,
    order,
  };
}
