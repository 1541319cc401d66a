import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { EmptyState } from "../../platform/ui/EmptyState.tsx";
import { ProductGrid } from "../catalogue/ProductGrid.tsx";
import { CampaignHero } from "./CampaignHero.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";

/** /daily-deals: products, and until when they are on the shelf. */
export function DealsScreen({ data: { page, cards, currency, loadedAt } }: { data: CampaignData }) {
  const text = useText();
  return (
    <>
      <CampaignHero page={page} loadedAt={loadedAt} />
      <div className="page pb-20">
        {cards.length > 0 ? (
          <>
            {/* Between the page's title and the cards'. */}
            <h2 className="sr-only">{text(m.products)}</h2>
            <ProductGrid cards={cards} currency={currency} />
          </>
        ) : (
          <EmptyState image="/assets/img/states/no-results.svg" title={text(m.campaign_no_products)} />
        )}
      </div>
    </>
  );
}
