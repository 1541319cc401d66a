import type { ImportDocument } from "@velours/sdk/import";
import { priceCart } from "@velours/sdk/shop";
import type { GiftCard, Product, Promotion } from "@velours/sdk/types";
import { beforeAll, describe, expect, test } from "vitest";
import { countLockWaits } from "../../testing/countLockWaits.ts";
import { fillShop } from "../../testing/fillShop.ts";
import { fixture } from "../../testing/fixture.ts";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { giftCards, ids, products, promotions } from "../../testing/shopData.ts";
import { createPostgresStore, openTestStore } from "../../testing/stores.ts";
import { readRecords } from "../catalogue/store/records.ts";
import { markChanged, stockLock } from "../catalogue/store/takeStock.ts";
import { spendGiftCard } from "../giftcards/store.ts";
import { usePromotion } from "../promotions/store.ts";
import { changeVariant } from "../sandbox/changeVariant.ts";
import { kinds } from "./kinds.ts";
import { writeDocument } from "./writeDocument.ts";

const postgres = await isPostgresAvailable();

/** The embedded store has one session, so nobody waits for anybody there. */
describe.skipIf(!postgres)("an import beside a checkout, PostgreSQL", () => {
  const store = fixture(async () => openTestStore(await createPostgresStore()));
  beforeAll(async () => {
    await fillShop(store);
  });

  const card = giftCards[0] as GiftCard;
  const promotion = promotions.find(({ name }) => name === "WELCOME15") as Promotion;
  let title = 0;
  /** Everything a checkout locks, changed. */
  function changedDocument(): ImportDocument {
    title += 1;
    const document = Object.fromEntries(kinds.map(({ name }) => [name, []])) as unknown as ImportDocument;
    const row = <T>(value: T) => ({ value, file: "test.json", line: 1, rows: 1 });
    const changed = (id: number): Product => ({
      ...(products.find((product) => product.id === id) as Product),
      title: `Changed ${title}`,
    });
    document.products = [ids.addOn.product, ids.halo.product].map((id) => row(changed(id))) as never;
    document.promotions = [row({ ...promotion, description: `Changed ${title}` })] as never;
    document.giftCards = [row({ ...card, site: title % 2 === 0 ? "boutique" : "outlet" })] as never;
    return document;
  }
  const changes = {
    "an import": () => store.db.transaction().execute((trx) => writeDocument(trx, changedDocument())),
    "a change of the sandbox": () =>
      changeVariant(store, ids.halo.violet, { level: "low", price: 48 + title++ }),
  };
  const steps = ["stock", "gift card", "promotion", "catalogue"];

  test.each(
    Object.keys(changes).flatMap((who) =>
      steps.map((after) => [who, after] as [keyof typeof changes, string]),
    ),
  )("%s that comes after a checkout has its %s waits for it, and both come through", async (who, after) => {
    const inputs = [ids.addOn.variant, ids.halo.violet].map((id) => ({ variant: { id }, quantity: 1 }));
    const records = await readRecords(store.db, { variants: inputs.map(({ variant }) => variant.id) });
    const terms = { currency: "USD", language: "en", source: "boutique", now: new Date() } as const;
    const { lines } = priceCart(records, inputs, terms);
    let change: Promise<unknown> = Promise.resolve();
    // Without inTransaction: a deadlock must be seen, not tried again.
    await store.db.transaction().execute(async (trx) => {
      const step = async (name: string) => {
        if (name !== after) return;
        change = changes[who]();
        change.catch(() => {});
        await expect.poll(() => countLockWaits(store.db), { timeout: 30_000 }).toBeGreaterThan(0);
      };
      await stockLock(lines).execute(trx);
      await step("stock");
      await spendGiftCard(trx, card.code, 1, "5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e");
      await step("gift card");
      expect(await usePromotion(trx, promotion.name)).toBe(true);
      await step("promotion");
      await markChanged(trx, new Set([ids.addOn.product, ids.halo.product]));
      await step("catalogue");
    });
    await change;
  });
});
