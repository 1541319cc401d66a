import { putDemoUsers } from "../domains/accounts/demoUsers.ts";
import { hasUsers } from "../domains/accounts/store/demoUsers.ts";
import { hasProducts } from "../domains/catalogue/store/productRows.ts";
import { putDemoCredits } from "../domains/credits/demoCredits.ts";
import { isUnused } from "../domains/import/isUnused.ts";
import { putDemoStaff } from "../domains/merchant/demoStaff.ts";
import { hasShippingRates } from "../domains/shipping/store.ts";
import { hasSites, readSite } from "../domains/sites/store.ts";
import { hasTaxRates } from "../domains/taxes/store.ts";
import type { Config } from "../platform/config/config.ts";
import type { Store } from "../platform/store/store.ts";
import { inTransaction } from "../platform/store/transaction.ts";

type Setting = Pick<Config, "environment" | "paymentProvider" | "sandboxControls" | "site" | "taxProvider">;

/**
 * Puts into the store what the shop needs to open, and logs it. Outside production that is the demo shop, when nothing
 * was imported before, with members whose password is public. Production gets nothing that can be bought or spent.
 */
export async function prepareStore(store: Store, setting: Setting): Promise<void> {
  if (setting.environment !== "production") await fillWithDemo(store, setting);
  await completeStructure(store);
  if ((await readSite(store.db, setting.site)) === undefined) {
    console.error(
      `SITE is ${setting.site}, but the store has no such site: import it, or set SITE to another.`,
    );
  }
  if (!(await hasProducts(store.db))) console.log(importNote);
  if (!(await hasShippingRates(store.db))) console.error(noShippingRates);
  await warnOfTaxRates(store, setting);
  if (setting.environment === "production") await warnOfDemo(store);
}

/** Without rates nothing with a parcel can be bought; rates that do not count charge other amounts without a word. */
async function warnOfTaxRates({ db }: Store, { taxProvider }: Setting): Promise<void> {
  const hasRates = await hasTaxRates(db);
  if (taxProvider === "table" && !hasRates)
    console.error(
      "TAX_PROVIDER is table, but the store has no tax rates, so no order with a parcel can be placed: import them, " +
        "such as npm run -w server import -- server/data/taxes, or set TAX_PROVIDER=taxjar.",
    );
  if (taxProvider !== "table" && hasRates)
    console.error(
      `TAX_PROVIDER is ${taxProvider}, so the store's own tax rates do not count: set TAX_PROVIDER=table.`,
    );
}

const noShippingRates =
  "The store has no shipping rates, so no order with a parcel can be placed: import shippingRates with a JSON document.";

const importNote =
  "The shop has no products yet: import them with npm run -w server import -- FILE, where FILE is a Shopify product export (.csv) " +
  "or a JSON document { products, collections, promotions, giftCards, shippingRates, sites, … }. " +
  "npm run -w server import -- --help says more.";

async function fillWithDemo(store: Store, { paymentProvider, sandboxControls }: Setting): Promise<void> {
  if (paymentProvider === "sandbox" && sandboxControls) {
    if (!(await hasUsers(store.db))) {
      await putDemoUsers(store.db);
      await putDemoStaff(store.db);
      await putDemoCredits(store.db);
    }
  }
  if (!(await isUnused(store.db))) return;
  // Loaded on demand, with all that reads and cleans files.
  const { importDemo } = await import("../domains/import/importDemo.ts");
  console.log("The store is empty: filling it with the demo shop …");
  const products = await importDemo(store);
  console.log(`The demo shop is in: ${products} products.`);
}

/** An import does the same; a start does it for a store without sites. */
async function completeStructure({ db }: Store): Promise<void> {
  if (await hasSites(db)) return;
  const { addStructure, structureNote } = await import("../domains/import/addStructure.ts");
  const { lockImports } = await import("../domains/import/store.ts");
  const added = await inTransaction(db, async (trx) => {
    await lockImports(trx);
    return addStructure(trx);
  });
  const note = structureNote(added);
  if (note !== undefined) console.log(note);
}

/** Earlier versions filled every empty store with the demo, and a store can come from a developer's machine. */
async function warnOfDemo({ db }: Store): Promise<void> {
  const { findDemo, listRemains } = await import("../domains/import/demoRemains.ts");
  const remains = listRemains(await findDemo(db));
  if (remains === undefined) return;
  console.error(
    `This store has parts of the demo that anyone can use, because they are public: ${remains}. ` +
      "npm run -w server import -- --remove-demo takes them out of use.",
  );
}
