import { upsertCampaignPages, upsertCampaigns } from "../campaigns/store.ts";
import { upsertCollections, upsertProducts } from "../catalogue/store.ts";
import { upsertGiftCards } from "../giftcards/store.ts";
import { upsertNotifications } from "../notifications/store.ts";
import { upsertPromotions } from "../promotions/store.ts";
import { upsertShippingRates } from "../shipping/store.ts";
import { upsertSites } from "../sites/store.ts";
import type { Store } from "../store/store.ts";
import { inTransaction } from "../store/transaction.ts";
import { upsertUpsellOffers } from "../upsells/store.ts";
import * as data from "./shopData.ts";

/** Puts the small shop of the tests into a store; doing it again brings nothing back that was sold or spent. */
export async function fillShop({ db }: Store): Promise<void> {
  await inTransaction(db, async (trx) => {
    await upsertProducts(trx, data.products);
    await upsertCollections(trx, data.collections);
    await upsertPromotions(trx, data.promotions);
    await upsertGiftCards(trx, data.giftCards);
    await upsertShippingRates(trx, data.shippingRates);
    await upsertSites(trx, data.sites);
    await upsertNotifications(trx, data.notifications);
    await upsertCampaigns(trx, data.campaigns);
    await upsertCampaignPages(trx, data.campaignPages);
    await upsertUpsellOffers(trx, data.upsellOffers);
  });
}
