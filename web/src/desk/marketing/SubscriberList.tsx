import type { Subscriber } from "@velours/sdk/types";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { MarketingList } from "./MarketingList.tsx";

/** The newsletters' addresses, the newest first. */
export function SubscriberList({ cursor }: { cursor: string | undefined }) {
  const { api, locale } = useDesk();
  const text = useDeskText();
  return (
    <MarketingList<Subscriber>
      name="listSubscribers"
      cursor={cursor}
      filters={{}}
      read={(query, signal) => api.listSubscribers({ params: { query }, signal })}
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
