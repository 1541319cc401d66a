import { join } from "node:path";
import type { Store } from "../store/store.ts";
import { inTransaction } from "../store/transaction.ts";
import { readDirectory } from "./readDirectory.ts";
import { lockImports, writeDocument } from "./writeDocument.ts";

/** Where the demo data lives; tests hold it to the contract, so importDemo does not check it again. */
export const demoDirectory = join(import.meta.dirname, "../../data/demo");

/** Fills an empty store with the demo shop. Answers the number of products put in: 0 when there were some already. */
export async function importDemo(store: Store): Promise<number> {
  const filled = await store.db.selectFrom("products").select("id").limit(1).executeTakeFirst();
  if (filled) return 0;
  const document = await readDirectory(demoDirectory);
  return inTransaction(store.db, async (trx) => {
    await lockImports(trx);
    const meanwhile = await trx.selectFrom("products").select("id").limit(1).executeTakeFirst();
    if (meanwhile) return 0;
    const { products } = await writeDocument(trx, document);
    return products.inserted;
  });
}
