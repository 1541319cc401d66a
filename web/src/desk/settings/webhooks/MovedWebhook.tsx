import type { Webhook } from "@velours/sdk/types";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatMoment } from "../../formatMoment.ts";
import { sitesText } from "../sitesText.ts";
import { eventText } from "./eventText.ts";

/** A webhook that somebody else changed meanwhile, as it is now. */
export function MovedWebhook({ webhook }: { webhook: Webhook }) {
  const { locale } = useDesk();
  const text = useDeskText();
  const { url, events, sites, enabled, formerSecretEndsAt } = webhook;
  return (
    <Notice tone="bad">
      <p className="font-semibold">{text(m.desk_changed_meanwhile)}</p>
      <p className="mt-1 break-all">{url}</p>
      <p>
        {[
          ...events.map((type) => eventText(type, text)),
          sitesText(sites, text),
          text(enabled ? m.desk_webhook_on : m.desk_webhook_paused),
        ].join(" · ")}
      </p>
      {formerSecretEndsAt && (
        <p>{text(m.desk_webhook_former_secret, { when: formatMoment(formerSecretEndsAt, locale) })}</p>
      )}
    </Notice>
  );
}
