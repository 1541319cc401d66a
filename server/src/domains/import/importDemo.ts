import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { demoDirectory } from "./demoDirectory.ts";
import { isUnused } from "./isUnused.ts";
import { readDirectory } from "./readDirectory.ts";
import { lockImports } from "./store.ts";
import { writeDocument } from "./writeDocument.ts";

/** Fills an unused store with the demo shop. Answers the number of products put in: 0 when it was not unused. */
export async function importDemo(store: Store): Promise<number> {
  if (!(await isUnused(store.db))) return 0;
  const document = await readDirectory(demoDirectory);
  return inTransaction(store.db, async (trx) => {
    await lockImports(trx);
    if (!(await isUnused(trx))) return 0;
    const { products } = await writeDocument(trx, document);
    return products.inserted;
  });
}
