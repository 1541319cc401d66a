import type { CampaignPage } from "@velours/sdk/types";
import type { ReactNode } from "react";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { EntryForm } from "./EntryForm.tsx";
import { EntryOutcome } from "./EntryOutcome.tsx";
import type { CampaignEntryState } from "./useEntry.ts";

interface Props {
  page: CampaignPage;
  entry: CampaignEntryState;
  /** In place of the form. */
  children?: ReactNode;
}

/** The body of a campaign's page: the form, then its outcome; or a note that it is over. */
export function Entry({ page, entry, children }: Props) {
  const text = useText();
  const { outcome, fresh, ended, again } = entry;
  if (outcome) return <EntryOutcome page={page} outcome={outcome} focus={fresh} onAgain={again} />;
  if (ended)
    return (
      <div role="status" className="flex flex-col gap-2">
        <h2 className="text-xl font-bold">{text(m.campaign_over)}</h2>
        <p className="text-ink-soft">{text(m.campaign_over_text)}</p>
      </div>
    );
  return children ?? <EntryForm page={page} entry={entry} />;
}
