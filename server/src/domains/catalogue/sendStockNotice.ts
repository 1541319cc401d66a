import { isForSale, listCurrencies } from "@velours/sdk/rules";
import type { Services } from "../../platform/context.ts";
import { emailShop } from "../../platform/mail/EmailShop.ts";
import { requireSite } from "../sites/store.ts";
import { stockNotice } from "./emails/stockNotice.ts";
import { deleteStockNotice, readStockNotice, requeueStockNotice } from "./store/stockNotices.ts";

/** Sends the email of a queued notice and deletes the address; of what cannot be bought now, the notice stays open. */
export async function sendStockNotice(
  { store, catalogue, config, mail }: Pick<Services, "store" | "catalogue" | "config" | "mail">,
  id: number,
): Promise<void> {
  const { db } = store;
  const notice = await readStockNotice(db, id);
  if (notice === undefined) return;
  const { language, email, site } = notice;
  const stored = catalogue.record(notice.product_id)?.document.variants;
  const [currency] = listCurrencies(stored?.filter((each) => each.id === notice.variant_id) ?? []);
  const product =
    currency === undefined ? undefined : catalogue.product(notice.product_id, { language, currency });
  const variant = product?.variants.find((each) => each.id === notice.variant_id);
  // In stock, it may still be unknown to this process, whose catalogue is read later than it is written.
  if (!notice.in_stock || !product || !variant || !isForSale(variant))
    return await requeueStockNotice(db, id);
  const settings = await requireSite(db, site);
  const { navigation } = settings;
  const shop = emailShop(config, settings);
  await mail.send(stockNotice({ id, email, language, product, variant, navigation }, shop));
  await deleteStockNotice(db, id);
}

declare module "../../platform/jobs/store.ts" {
  interface JobPayloads {
    "stock-notice": { notice_id: number };
  }
}
