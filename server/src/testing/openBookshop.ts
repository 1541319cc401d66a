import { join } from "node:path";
import { readSource } from "../domains/import/readSource.ts";
import { runImport } from "../domains/import/runImport.ts";
import { openStore } from "../platform/store/store.ts";
import { createEmbeddedStoreWith } from "./stores.ts";
import { openTestShop, type ShopOptions, type TestShop } from "./testShop.ts";

/** A shop with a merchant's own goods, categories and currency, as a directory that can be imported. */
export const bookshopDirectory = join(import.meta.dirname, "bookshop");

/** The server on a store of its own with the bookshop of a directory in it. */
export async function openBookshop(
  options: ShopOptions = {},
  directory: string = bookshopDirectory,
): Promise<TestShop> {
  const testStore = await createEmbeddedStoreWith("empty");
  const store = await openStore(testStore.options);
  try {
    const { bad } = await runImport(store, await readSource(directory), {
      skipBad: false,
      sources: ["boutique"],
    });
    if (bad.length > 0) throw new Error(JSON.stringify(bad));
  } finally {
    await store.close();
  }
  return openTestShop({ ...testStore, isFilled: true }, options);
}
