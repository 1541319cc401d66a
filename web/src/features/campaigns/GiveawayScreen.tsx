import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { CampaignProducts } from "./CampaignProducts.tsx";
import { CampaignStage } from "./CampaignStage.tsx";
import { Entry } from "./Entry.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";
import { useEntry } from "./useEntry.ts";
import { Winners } from "./Winners.tsx";

/** Giveaways, the toy of the month, the mystery gift: a form, what can be won, who won before. */
export function GiveawayScreen({ data }: { data: CampaignData }) {
  const text = useText();
  const { page, cards, currency, loadedAt } = data;
  const entry = useEntry(page);
  return (
    <>
      <CampaignStage page={page} loadedAt={loadedAt}>
        <Entry page={page} entry={entry} />
      </CampaignStage>
      <CampaignProducts title={text(m.campaign_prize)} cards={cards} currency={currency} />
      <Winners winners={page.winners} />
    </>
  );
}
