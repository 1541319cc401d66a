import { type Kysely, sql } from "kysely";
import { type LedgerPage, type LedgerPlace, selectPage } from "../../../platform/store/ledger.ts";
import type { Database } from "../../../platform/store/schema.ts";
import { giftCardLedger } from "./giftCardLedger.ts";

/** A change of what is owed on gift cards. */
export interface CardMovement extends LedgerPlace {
  created_at: string;
  kind: string;
  amount: number;
  site: string;
  /** Null before the card is made, and where it never was. */
  card: { id: number; digits: string } | null;
  order_number: string | null;
}

/** A page of what `sumGiftCards` adds up, the newest first. */
export async function listOwedOnCards(db: Kysely<Database>, page: LedgerPage): Promise<CardMovement[]> {
  const { rows } = await sql<CardMovement>`
    select page.id, page.micros, page.created_at, page.kind, page.amount, page.site,
      case when c.code not like 'refunded-%' then jsonb_build_object('id', c.id, 'digits', right(c.code, 4)) end as card,
      o.document ->> 'number' as order_number
    from (${selectPage(giftCardLedger, page)}) as page
    left join gift_cards c on c.code = page.code left join orders o on o.id = page.order_id
    order by page.created_at desc, page.id desc`.execute(db);
  return rows;
}
