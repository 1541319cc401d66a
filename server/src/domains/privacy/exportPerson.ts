import type { Db } from "../../platform/store/schema.ts";
import { requirePerson } from "./requirePerson.ts";
import { writePersonalRows } from "./store/writePersonalRows.ts";

/** Everything the shop keeps about a member, a guest or both by their address, as JSON. */
export const exportPerson = async (db: Db, address: string): Promise<string> =>
  writePersonalRows(db, await requirePerson(db, address));
