import type { Subscriber } from "@velours/sdk/types";
import { loggedReading } from "../customers/loggedReading.ts";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { usePage } from "../usePage.ts";
import { MarketingList } from "./MarketingList.tsx";

const LIMIT = 25;

/** The newsletters' addresses, the newest first. */
export function SubscriberList({ cursor }: { cursor: string | undefined }) {
  const { api, locale } = useDesk();
  const text = useDeskText();
  const query = { limit: LIMIT, ...(cursor !== undefined && { cursor }) };
  return (
    <MarketingList<Subscriber>
      result={usePage("listSubscribers", { query }, loggedReading)}
      cursor={cursor}
      filters={{}}
      download={{ name: "subscribers.csv", load: () => api.exportSubscribers() }}
      none={m.desk_subscribers_none}
      toKey={({ site, email }) => `${site} ${email}`}
    >
      {({ email, site, source, consentedAt }) => (
        <>
          <p className="font-semibold break-words">{email}</p>
          <p className="text-sm break-words text-ink-soft">
            {[site, source, text(m.desk_consent_given, { when: formatMoment(consentedAt, locale) })]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </>
      )}
    </MarketingList>
  );
}
