import { packableStatuses } from "@velours/sdk/shop";
import { sql } from "kysely";
import { hasUnitsToPack } from "./lines.ts";

/** An order `o` that is paid and has units to pack: the one judgement of every list. */
export const isToPack = sql`(o.to_pack is not false and o.status in (${sql.join(packableStatuses.map((status) => sql.lit(status)))})
  and ${hasUnitsToPack()})`;
