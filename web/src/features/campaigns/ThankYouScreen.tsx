import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { CampaignHero } from "./CampaignHero.tsx";
import { CampaignProducts } from "./CampaignProducts.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";

/** /thankyou: after a purchase, what goes well with it and where the orders are. */
export function ThankYouScreen({ data: { page, cards, currency, loadedAt } }: { data: CampaignData }) {
  const text = useText();
  return (
    <>
      <CampaignHero page={page} loadedAt={loadedAt}>
        <p className="flex flex-wrap gap-3">
          <Link href="/top-picks" className={buttonClass()}>
            {text(m.campaign_browse)}
          </Link>
          <Link href="/account/orders" className={buttonClass({ variant: "outline" })}>
            {text(m.thankyou_orders)}
          </Link>
        </p>
      </CampaignHero>
      <CampaignProducts title={text(m.thankyou_care)} cards={cards} currency={currency} />
    </>
  );
}
