import { useEffect, useState } from "react";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { CampaignStage } from "./CampaignStage.tsx";
import { Entry } from "./Entry.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";
import { useEntry } from "./useEntry.ts";
import { Wheel } from "./Wheel.tsx";
import { Winners } from "./Winners.tsx";

/** /spin-to-win: the shop draws, the wheel turns to what it drew. */
export function SpinScreen({ data: { page, loadedAt } }: { data: CampaignData }) {
  const text = useText();
  const entry = useEntry(page);
  const { outcome, fresh } = entry;
  const [stopped, setStopped] = useState(false);
  // Another turn, for another address, begins anew.
  useEffect(() => {
    if (!outcome) setStopped(false);
  }, [outcome]);
  const turns = fresh && outcome?.segment != null && !stopped;
  return (
    <>
      <CampaignStage
        page={page}
        loadedAt={loadedAt}
        picture={
          page.segments.length > 0 ? (
            <Wheel
              segments={page.segments}
              segment={outcome?.segment ?? null}
              turns={turns}
              onStop={() => setStopped(true)}
            />
          ) : undefined
        }
      >
        {turns ? (
          <p className="py-16 text-center text-xl font-bold">{text(m.wheel_turns)}</p>
        ) : (
          <Entry page={page} entry={entry} />
        )}
      </CampaignStage>
      <Winners winners={page.winners} />
    </>
  );
}
