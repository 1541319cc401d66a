import type { CampaignEntrant } from "@velours/sdk/types";
import { loggedReading } from "../customers/loggedReading.ts";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { FilterLink } from "../frame/FilterLink.tsx";
import { usePage } from "../usePage.ts";
import { MarketingList } from "./MarketingList.tsx";
import type { CampaignFilter } from "./marketingSearch.ts";

interface Props {
  cursor: string | undefined;
  campaign: CampaignFilter;
}

const LIMIT = 25;

/** Entries of campaigns, or of the one in the address, the newest first; each leads to those of its campaign. */
export function EntrantList({ cursor, campaign }: Props) {
  const { api, locale } = useDesk();
  const text = useDeskText();
  const chosen = [campaign.kind, campaign.handle].filter(Boolean).join(" ");
  const query = { ...campaign, limit: LIMIT, ...(cursor !== undefined && { cursor }) };
  return (
    <MarketingList<CampaignEntrant>
      result={usePage("listCampaignEntries", { query }, loggedReading)}
      cursor={cursor}
      filters={{ list: "entries", ...campaign }}
      chosen={
        chosen !== "" && (
          <FilterLink
            to="/desk/marketing"
            search={{ list: "entries" }}
            isChosen
            label={text(m.desk_campaign_only, { campaign: chosen })}
          />
        )
      }
      download={{
        name: "campaign-entries.csv",
        load: () => api.exportCampaignEntries({ params: { query: campaign } }),
      }}
      none={m.desk_entrants_none}
      toKey={({ kind, handle, email }) => `${kind} ${handle} ${email}`}
    >
      {({ kind, handle, email, name, social, site, consent, enteredAt }) => {
        const when = formatMoment(enteredAt, locale);
        return (
          <>
            <p className="font-semibold break-words">{[name, email].filter(Boolean).join(" · ")}</p>
            <DeskLink
              to="/desk/marketing"
              search={{ list: "entries", kind, handle }}
              className="inline-flex min-h-11 items-center text-sm font-semibold break-words text-brand-700"
            >
              {`${kind} ${handle}`}
            </DeskLink>
            <p className="text-sm break-words text-ink-soft">
              {[
                social,
                site,
                text(m.desk_entered, { when }),
                consent ? text(m.desk_consent_given, { when }) : text(m.desk_newsletter_refused),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </>
        );
      }}
    </MarketingList>
  );
}
