import { LockKeyhole } from "lucide-react";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { CampaignProducts } from "./CampaignProducts.tsx";
import { CampaignStage } from "./CampaignStage.tsx";
import { Entry } from "./Entry.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";
import { useEntry } from "./useEntry.ts";

/** /private-sale: the code is for those who sign up, and in no page before. */
export function PrivateSaleScreen({ data }: { data: CampaignData }) {
  const text = useText();
  const { page, cards, currency, loadedAt } = data;
  const entry = useEntry(page);
  return (
    <>
      <CampaignStage
        page={page}
        loadedAt={loadedAt}
        dark
        overline={text(m.private_sale_doors)}
        picture={
          <span className="flex size-16 items-center justify-center rounded-full bg-brand-600">
            <LockKeyhole aria-hidden="true" size={28} strokeWidth={1.5} />
          </span>
        }
      >
        <Entry page={page} entry={entry} />
      </CampaignStage>
      <CampaignProducts title={text(m.products)} cards={cards} currency={currency} />
    </>
  );
}
