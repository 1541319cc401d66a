import { formatMoney } from "@velours/sdk/rules";
import { isReturnAnswer, type ReturnProgress, returnProgress } from "@velours/sdk/shop";
import type { ReturnAnswer, ReturnRequest, SoldOrder } from "@velours/sdk/types";
import { returnReasons } from "../../platform/text/returnReasons.ts";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";

/** Answers to a return, in the order of a return's way. */
export const returnAnswers = {
  approved: m.desk_return_approved,
  declined: m.desk_return_declined,
  received: m.desk_return_received,
} as const satisfies Record<ReturnAnswer["answer"], unknown>;

const progressWords = {
  ...returnAnswers,
  requested: m.desk_return_waits,
  refunded: m.order_status_refunded,
} as const satisfies Record<ReturnProgress, unknown>;

/** Words for how far a return is. */
export const returnWords = (request: ReturnRequest) => progressWords[returnProgress(request)];

/** Answers that the return can still be given. */
export const openAnswers = (request: ReturnRequest): ReturnAnswer["answer"][] =>
  (Object.keys(returnAnswers) as ReturnAnswer["answer"][]).filter((answer) =>
    isReturnAnswer(request, answer),
  );

const countAll = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

interface Props {
  order: SoldOrder;
  /** Absent for somebody who may not answer. */
  onAnswer?: ((request: ReturnRequest) => void) | undefined;
  /** Absent for somebody who may not refund. */
  onRefund?: ((request: ReturnRequest) => void) | undefined;
}

/** Returns that the buyer asked for: what, why, the answer so far, and how much of it was refunded. */
export function ReturnsCard({ order: { returns = [], products, invoice }, onAnswer, onRefund }: Props) {
  const { locale } = useDesk();
  const text = useDeskText();
  return (
    <ul className="flex flex-col gap-4">
      {returns.map((request) => {
        const { id, created_at, reason, note, lines, answer, refunded } = request;
        const done = countAll(refunded?.lines ?? []);
        return (
          <li key={id} className="text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{formatMoment(created_at, locale)}</span>
              <Badge tone={returnProgress(request) === "requested" ? "sale" : "quiet"}>
                {text(returnWords(request))}
              </Badge>
            </p>
            <p className="mt-1">
              {lines
                .map(({ line, quantity }) =>
                  text(m.quantity_title, { quantity, title: products[line - 1]?.title ?? "" }),
                )
                .join(", ")}
            </p>
            <p className="text-ink-soft">{text(returnReasons[reason])}</p>
            {note && <q className="mt-1 block break-words">{note}</q>}
            {answer?.note && <p className="mt-1 break-words text-ink-soft">{answer.note}</p>}
            {refunded && done > 0 && (
              <p className="tabular-nums">
                {[
                  text(m.desk_return_refunded, { n: done, all: countAll(lines) }),
                  ...(refunded.amount > 0
                    ? [formatMoney(refunded.amount, invoice.currency, { digits: 2 })]
                    : []),
                ].join(" · ")}
              </p>
            )}
            {onRefund && returnProgress(request) === "received" && (
              <Button variant="outline" size="small" className="mt-2" onClick={() => onRefund(request)}>
                {text(m.desk_refund_return)}
              </Button>
            )}
            {onAnswer && openAnswers(request).length > 0 && (
              <Button variant="outline" size="small" className="mt-2" onClick={() => onAnswer(request)}>
                {text(m.desk_return_answer)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
