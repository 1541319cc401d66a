import { formatMoney } from "@velours/sdk/rules";
import { Wordmark } from "../../platform/layout/Wordmark.tsx";
import { m, useText } from "../../platform/text/useText.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { EmptyState } from "../../platform/ui/EmptyState.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { ListingLink } from "../../platform/ui/ListingLink.tsx";
import { ProductGrid } from "../catalogue/ProductGrid.tsx";
import { CampaignProducts } from "./CampaignProducts.tsx";
import { CampaignStage } from "./CampaignStage.tsx";
import type { CampaignKind } from "./campaignPaths.ts";
import { Entry } from "./Entry.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";
import { mostSaved } from "./mostSaved.ts";
import { QuizScreen } from "./QuizScreen.tsx";
import { SpinScreen } from "./SpinScreen.tsx";
import { useEntry } from "./useEntry.ts";
import { Winners } from "./Winners.tsx";

/** A campaign's landing page: what the merchant wrote, and the products chosen for it. */
function VibeScreen({ data }: { data: CampaignData }) {
  const text = useText();
  const { cards, currency } = data;
  return (
    <div className="flex-1 pb-20">
      <header className="page pt-6 tablet:pt-10">
        <Link href="/" className="rounded-sm">
          <Wordmark />
        </Link>
      </header>
      <main id="content">
        <CampaignStage data={data} />
        {cards.length > 0 && (
          <section className="page">
            {/* Between the page's title and the cards'. */}
            <h2 className="sr-only">{text(m.products)}</h2>
            <ProductGrid cards={cards} currency={currency} />
          </section>
        )}
      </main>
    </div>
  );
}

/** /private-sale: the code is for those who sign up, and in no page before. */
function PrivateSaleScreen({ data }: { data: CampaignData }) {
  const text = useText();
  const { page, cards, currency } = data;
  const entry = useEntry(page);
  return (
    <>
      <CampaignStage
        data={data}
        dark
        overline={text(m.private_sale_doors)}
        form={<Entry page={page} entry={entry} />}
      />
      <CampaignProducts title={text(m.products)} cards={cards} currency={currency} />
    </>
  );
}

/** /daily-deals: products, and until when they are on the shelf. */
function DealsScreen({ data }: { data: CampaignData }) {
  const text = useText();
  const { cards, currency } = data;
  const saved = mostSaved(cards);
  return (
    <>
      <CampaignStage data={data}>
        {saved !== null && (
          <p className="text-lg font-semibold text-brand-700">
            {text(m.deals_saving, { amount: formatMoney(saved, currency) })}
          </p>
        )}
      </CampaignStage>
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

/** /thankyou: after a purchase, what goes well with it and where the orders are. */
function ThankYouScreen({ data }: { data: CampaignData }) {
  const text = useText();
  const { cards, currency } = data;
  return (
    <>
      <CampaignStage data={data}>
        <p className="flex flex-wrap gap-3">
          <ListingLink href="/top-picks" className={buttonClass()}>
            {text(m.campaign_browse)}
          </ListingLink>
          <Link href="/account/orders" className={buttonClass({ variant: "outline" })}>
            {text(m.thankyou_orders)}
          </Link>
        </p>
      </CampaignStage>
      <CampaignProducts title={text(m.thankyou_care)} cards={cards} currency={currency} />
    </>
  );
}

/** Giveaways, the toy of the month, the mystery gift: a form, what can be won, who won before. */
function GiveawayScreen({ data }: { data: CampaignData }) {
  const text = useText();
  const { page, cards, currency } = data;
  const entry = useEntry(page);
  return (
    <>
      <CampaignStage data={data} form={<Entry page={page} entry={entry} />} />
      <CampaignProducts title={text(m.campaign_prize)} cards={cards} currency={currency} />
      <Winners winners={page.winners} />
    </>
  );
}

const SCREENS: Readonly<Record<CampaignKind, (props: { data: CampaignData }) => React.ReactNode>> = {
  "daily-deals": DealsScreen,
  giveaway: GiveawayScreen,
  "mystery-gift": GiveawayScreen,
  "private-sale": PrivateSaleScreen,
  quiz: QuizScreen,
  "social-giveaway": GiveawayScreen,
  "spin-to-win": SpinScreen,
  thankyou: ThankYouScreen,
  "toy-of-the-month": GiveawayScreen,
  vibe: VibeScreen,
};

/** The page of a campaign, by its kind. */
export function CampaignScreen({ data }: { data: CampaignData }) {
  const Screen = SCREENS[data.page.kind];
  return <Screen data={data} />;
}
