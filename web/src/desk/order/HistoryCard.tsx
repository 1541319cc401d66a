import { useQuery } from "@tanstack/react-query";
import { listOrderEventsQuery } from "@velours/sdk/query";
import { formatMoney } from "@velours/sdk/rules";
import type { OrderEvent, SoldOrder } from "@velours/sdk/types";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { emailText } from "../emailText.ts";
import { formatMoment } from "../formatMoment.ts";
import { Card } from "../frame/Card.tsx";
import { Failure } from "../frame/Failure.tsx";
import { Loading } from "../frame/Loading.tsx";
import { NoteForm } from "./NoteForm.tsx";

/** Everything that happened to an order, the newest first, and the notes about it, which its buyer never sees. */
export function HistoryCard({ order }: { order: SoldOrder }) {
  const { api } = useDesk();
  const text = useDeskText();
  const mayWrite = useMay("orders:write");
  const { number, invoice } = order;
  const { data, error, isPending, refetch } = useQuery(
    listOrderEventsQuery(api, { params: { path: { number } } }),
  );
  return (
    <Card title={text(m.history)}>
      {mayWrite && <NoteForm number={number} />}
      {isPending && <Loading />}
      {error && !data && <Failure error={error} reset={() => void refetch()} />}
      {data && (
        <ol className="flex flex-col gap-3 text-sm">
          {data.toReversed().map((event, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no other name than their place
            <EventRow key={data.length - nth} event={event} currency={invoice.currency} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function EventRow({
  event: { time, kind, actor, actorName, summary, return: returnId, template, text: words, amount },
  currency,
}: {
  event: OrderEvent;
  currency: string;
}) {
  const { locale } = useDesk();
  const text = useDeskText();
  const name = returnId === undefined ? kind : "returnRefunded";
  const label = Object.hasOwn(kinds, name) ? text(kinds[name as keyof typeof kinds]) : summary;
  const email = template !== undefined && (emailText(template, text) ?? template);
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-words">{label}</p>
        {email && <p className="break-words">{email}</p>}
        {words && <p className="break-words whitespace-pre-line">{words}</p>}
        <p className="break-words text-ink-soft">
          <time dateTime={time}>{formatMoment(time, locale)}</time>
          {" · "}
          {Object.hasOwn(actors, actor) ? text(actors[actor as keyof typeof actors]) : (actorName ?? actor)}
        </p>
      </div>
      {amount !== null && (
        <p className="shrink-0 tabular-nums">{formatMoney(Number(amount), currency, { digits: 2 })}</p>
      )}
    </li>
  );
}

/** Words for the kinds of events that are known; others are shown by their English summary. */
const kinds = {
  placed: m.order_status_placed,
  captured: m.order_status_paid,
  paymentFailed: m.order_status_payment_failed,
  shipped: m.desk_did_ship_order,
  refunded: m.order_status_refunded,
  cancelled: m.order_status_cancelled,
  returnRequested: m.desk_event_return,
  returnAnswered: m.desk_did_answer_return,
  returnRefunded: m.desk_event_return_refunded,
  troubleClosed: m.desk_event_trouble_closed,
  emailSent: m.email,
  noted: m.desk_event_note,
  contactChanged: m.desk_event_contact,
};

const actors = { buyer: m.desk_actor_buyer, shop: m.desk_actor_shop };
