import { Wordmark } from "../../platform/layout/Wordmark.tsx";
import { useSite } from "../../platform/sites/useSite.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Html } from "../../platform/ui/Html.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { ProductGrid } from "../catalogue/ProductGrid.tsx";
import { CampaignCountdown } from "./CampaignCountdown.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";

/** A campaign's landing page: what the merchant wrote, and the products chosen for it. */
export function VibeScreen({ data: { page, cards, currency, loadedAt } }: { data: CampaignData }) {
  const text = useText();
  const { name } = useSite();
  return (
    <div className="mx-auto w-full max-w-300 flex-1 px-6 pb-20">
      <header className="py-6 tablet:py-10">
        <Link href="/" className="rounded-sm">
          <Wordmark name={name} />
        </Link>
      </header>
      <main id="content" className="flex flex-col gap-12">
        <section className="flex flex-col items-center gap-6 rounded-xl bg-brand-50 px-6 py-12 text-center">
          {page.image && (
            <img src={page.image} alt="" width={160} height={160} className="size-40 rounded-lg" />
          )}
          <h1 className="text-3xl font-bold tablet:text-4xl">{page.title}</h1>
          <Html html={page.description} className="max-w-160 text-lg text-ink-soft" />
          <CampaignCountdown page={page} now={loadedAt} />
        </section>
        {cards.length > 0 && (
          <section>
            {/* Between the page's title and the cards'. */}
            <h2 className="sr-only">{text(m.products)}</h2>
            <ProductGrid cards={cards} currency={currency} />
          </section>
        )}
      </main>
    </div>
  );
}
