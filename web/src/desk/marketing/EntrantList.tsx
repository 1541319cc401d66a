import type { CampaignEntrant } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import { useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { MarketingList } from "./MarketingList.tsx";

/** Entries of campaigns, the newest first. */
export function EntrantList({ cursor }: { cursor: string | undefined }) {
  const { api, locale } = useDesk();
  const text = useDeskText();
  return (
    <MarketingList<CampaignEntrant>
      name="listCampaignEntries"
      cursor={cursor}
      filters={{ list: "entries" }}
      read={(query, signal) => api.listCampaignEntries({ params: { query }, signal })}
      download={{ name: "campaign-entries.csv", load: () => api.exportCampaignEntries() }}
      none={m.desk_entrants_none}
      toKey={({ kind, handle, email }) => `${kind} ${handle} ${email}`}
    >
      {({ kind, handle, email, name, social, site, consent, enteredAt }) => {
        const when = formatMoment(enteredAt, locale);
        return (
          <>
            <p className="font-semibold break-words">{[name, email].filter(Boolean).join(" · ")}</p>
            <p className="text-sm break-words text-ink-soft">
              {[
                social,
                `${kind} ${handle}`,
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
