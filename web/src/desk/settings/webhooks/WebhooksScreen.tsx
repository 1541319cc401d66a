import type { Webhook } from "@velours/sdk/types";
import { useState } from "react";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { DeskLink } from "../../DeskLink.tsx";
import { m, useDeskText } from "../../desk.ts";
import { List } from "../../frame/List.tsx";
import { sitesText } from "../sitesText.ts";
import { AddWebhookDialog } from "./AddWebhookDialog.tsx";
import { eventText } from "./eventText.ts";
import { useWebhooks } from "./useWebhooks.ts";

/** Addresses that the shop sends events to. */
export function WebhooksScreen() {
  const text = useDeskText();
  const { data, ...result } = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby="webhooks" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="webhooks" className="text-xl font-semibold">
          {text(m.desk_webhooks)}
        </h2>
        <Button onClick={() => setAdding(true)}>{text(m.desk_webhook_add)}</Button>
      </div>
      <p className="mt-2 text-ink-soft">{text(m.desk_webhooks_note)}</p>
      <List
        result={{ ...result, data: data && { rows: data } }}
        none={text(m.desk_webhooks_none)}
        showsLoading
      >
        {(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
      </List>
      {isAdding && (
        <AddWebhookDialog onClose={() => setAdding(false)} refresh={() => void result.refetch()} />
      )}
    </section>
  );
}

function WebhookRow({ webhook: { id, url, events, sites, enabled } }: { webhook: Webhook }) {
  const text = useDeskText();
  return (
    <li className="border-b border-line last:border-b-0">
      <DeskLink
        to={`/desk/settings/webhooks/${id}`}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-brand-50 tablet:px-6 tablet:py-4"
      >
        <span className="min-w-0 flex-1 basis-60">
          <span className="block font-semibold break-all">{url}</span>
          <span className="block text-sm text-ink-soft">
            {events.map((type) => eventText(type, text)).join(", ")}
          </span>
          <span className="block text-sm text-ink-soft">{sitesText(sites, text)}</span>
        </span>
        <Badge tone={enabled ? "good" : "quiet"}>
          {text(enabled ? m.desk_webhook_on : m.desk_webhook_paused)}
        </Badge>
      </DeskLink>
    </li>
  );
}
