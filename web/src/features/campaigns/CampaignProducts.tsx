import { useId } from "react";
import { ProductGrid } from "../catalogue/ProductGrid.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";

/** Products of a campaign's page under their title; nothing without products. */
export function CampaignProducts({
  title,
  cards,
  currency,
}: { title: string } & Pick<CampaignData, "cards" | "currency">) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page pb-14">
      <h2 id={id} className="mb-6 text-2xl font-bold">
        {title}
      </h2>
      <ProductGrid cards={cards} currency={currency} />
    </section>
  );
}
