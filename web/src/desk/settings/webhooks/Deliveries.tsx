import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { Webhook, WebhookDelivery } from "@velours/sdk/types";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatMoment } from "../../formatMoment.ts";
import { FilterBar } from "../../frame/FilterBar.tsx";
import { List } from "../../frame/List.tsx";
import { useChange } from "../../useChange.ts";
import { usePage } from "../../usePage.ts";
import { type DeliveriesSearch, deliveryStates } from "./deliveriesSearch.ts";
import { eventText } from "./eventText.ts";

const LIMIT = 25;

const states = {
  waiting: { label: m.desk_waiting, tone: "brand" },
  delivered: { label: m.desk_delivery_delivered, tone: "good" },
  failed: { label: m.desk_delivery_failed, tone: "sale" },
} as const satisfies Record<WebhookDelivery["state"], unknown>;

/** The deliveries of a webhook, the newest first; the filter and the page stand in the address. */
export function Deliveries({ webhook, to }: { webhook: Webhook; to: string }) {
  const text = useDeskText();
  const queries = useQueryClient();
  const search = useSearch({ strict: false }) as DeliveriesSearch;
  const { cursor, ...filters } = search;
  const params = { path: { id: webhook.id } };
  const deliveries = usePage(
    "listWebhookDeliveries",
    { ...params, query: { ...search, limit: LIMIT } },
    { refetchInterval: 5_000 },
  );
  const reload = () => void queries.invalidateQueries({ queryKey: ["listWebhookDeliveries", params] });
  return (
    <section aria-labelledby="deliveries" className="mt-8">
      <h3 id="deliveries" className="text-lg font-semibold">
        {text(m.desk_deliveries)}
      </h3>
      <FilterBar
        label={text(m.desk_deliveries)}
        to={to}
        filters={[
          { isChosen: !filters.state, search: {}, label: text(m.desk_all) },
          ...deliveryStates.map((state) => ({
            isChosen: state === filters.state,
            search: { state },
            label: text(states[state].label),
          })),
        ]}
      />
      <List
        result={deliveries}
        none={text(m.desk_deliveries_none)}
        pages={{ to, filters: { ...filters }, cursor }}
        showsLoading
      >
        {(delivery) => (
          <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} reload={reload} />
        )}
      </List>
    </section>
  );
}

interface RowProps {
  webhook: Webhook;
  delivery: WebhookDelivery;
  reload: () => void;
}

function DeliveryRow({ webhook, delivery, reload }: RowProps) {
  const { api, locale } = useDesk();
  const path = { id: webhook.id, delivery: delivery.id };
  const { run, busy, failure } = useChange(
    (_: undefined, idempotencyKey) => api.sendWebhookDeliveryAgain({ params: { path }, idempotencyKey }),
    { done: reload, failed: reload },
  );
  const text = useDeskText();
  const { event, state, attempts, attemptedAt, nextAttemptAt, status, error } = delivery;
  const name = [eventText(event.type, text), "number" in event.data && event.data.number]
    .filter(Boolean)
    .join(" · ");
  const facts = [
    formatMoment(event.timestamp, locale),
    text(m.desk_delivery_attempts, { n: attempts }),
    status !== null && error === null && text(m.desk_delivery_answered, { status }),
    attemptedAt !== null && text(m.desk_delivery_attempted, { when: formatMoment(attemptedAt, locale) }),
    state === "waiting" &&
      nextAttemptAt !== null &&
      text(m.desk_delivery_next, { when: formatMoment(nextAttemptAt, locale) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 tablet:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
        {error !== null && (
          <p className="text-sm break-words text-bad" lang="en">
            {error}
          </p>
        )}
      </div>
      <Badge tone={states[state].tone}>{text(states[state].label)}</Badge>
      {webhook.enabled && (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          aria-label={text(m.desk_delivery_again_of, { event: name })}
          onClick={() => run(undefined)}
        >
          {text(m.desk_delivery_again)}
        </Button>
      )}
      {failure && (
        <div className="w-full">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
    </li>
  );
}
