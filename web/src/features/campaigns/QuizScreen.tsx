import type { CampaignOutcome } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { productsByIdQuery } from "../catalogue/queries.ts";
import { CampaignProducts } from "./CampaignProducts.tsx";
import { CampaignStage } from "./CampaignStage.tsx";
import { Entry } from "./Entry.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";
import { QuizForm } from "./QuizForm.tsx";
import { useEntry } from "./useEntry.ts";

/** /quiz: questions, and the products the answers lead to. */
export function QuizScreen({ data: { page, loadedAt } }: { data: CampaignData }) {
  const entry = useEntry(page);
  return (
    <>
      <CampaignStage page={page} loadedAt={loadedAt}>
        <Entry page={page} entry={entry}>
          <QuizForm page={page} entry={entry} />
        </Entry>
      </CampaignStage>
      {entry.outcome && <Suggested outcome={entry.outcome} />}
    </>
  );
}

function Suggested({ outcome }: { outcome: CampaignOutcome }) {
  const text = useText();
  const region = useRegion();
  const { product_ids } = outcome;
  const { data, isFetching } = useQuery(productsByIdQuery(useShop(), product_ids, useSite(), region));
  if (isFetching && !data)
    return (
      <p role="status" className="page flex justify-center pb-20 text-brand-600">
        <Spinner />
        <span className="sr-only">{text(m.loading)}</span>
      </p>
    );
  return (
    <CampaignProducts title={text(m.campaign_suggested)} cards={data ?? []} currency={region.currency} />
  );
}
