import { upsertCampaignPages, upsertCampaigns } from "../domains/campaigns/store.ts";
import { upsertCollections, upsertProducts, upsertReviews } from "../domains/catalogue/store.ts";
import { upsertGiftCards } from "../domains/giftcards/store.ts";
import { upsertNotifications } from "../domains/notifications/store.ts";
import { upsertPromotions } from "../domains/promotions/store.ts";
import { upsertShippingRates } from "../domains/shipping/store.ts";
import { upsertPages } from "../domains/sites/store/pages.ts";
import { upsertSites } from "../domains/sites/store.ts";
import { upsertUpsellOffers } from "../domains/upsells/store/offers.ts";
import type { Store } from "../platform/store/store.ts";
import { inTransaction } from "../platform/store/transaction.ts";
import * as data from "./shopData.ts";

/** Puts the small shop of the tests into a store; doing it again brings nothing back that was sold or spent. */
export async function fillShop({ db }: Store): Promise<void> {
  await inTransaction(db, async (trx) => {
    await upsertProducts(trx, data.products);
    await upsertReviews(trx, data.reviews);
    await upsertCollections(trx, data.collections);
    await upsertPromotions(trx, data.promotions);
    await upsertGiftCards(trx, data.giftCards);
    await upsertShippingRates(trx, data.shippingRates);
    await upsertSites(trx, data.sites);
    await upsertPages(trx, data.pages);
    await upsertNotifications(trx, data.notifications);
    await upsertCampaigns(trx, data.campaigns);
    await upsertCampaignPages(trx, data.campaignPages);
    await upsertUpsellOffers(trx, data.upsellOffers);
  });
}
