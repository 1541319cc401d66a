import type { Locale } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { useOrderDialog } from "./useOrderDialog.ts";

/** "2:05 PM", "14:05", "14 h 05" with the day when it is not today: a moment in the reader's time zone. Browser only. */
function formatClock(iso: string, locale: Locale): string {
  const moment = new Date(iso);
  const isToday = moment.toDateString() === new Date(serverNow()).toDateString();
  return new Intl.DateTimeFormat(locale, {
    timeStyle: "short",
    ...(!isToday && { dateStyle: "long" }),
  }).format(moment);
}

const CancelDialog = lazyPart(async () => (await import("./CancelDialog.tsx")).CancelDialog);

interface Props {
  order: Order;
  /** With the order as it is after it was cancelled, or found to have changed. */
  onChange: (order: Order) => void;
}

/** The way to cancel an order, as long as there is one. In the browser only: the time is the shopper's own. */
export function CancelOrder({ order, onChange }: Props) {
  const text = useText();
  const { locale } = useShop();
  const { round, open, dialog } = useOrderDialog(onChange);
  const until = order.cancellable_until ?? null;
  const isOpen = useIsBefore(until);
  if ((!isOpen || !until) && !dialog.open) return null;
  return (
    <section aria-labelledby="cancel-order" className="rounded-lg border border-line px-5 py-5 print:hidden">
      <h2 id="cancel-order" className="text-lg font-bold">
        {text(m.cancel_order_heading)}
      </h2>
      <p className="mt-1 text-ink-soft">
        {text(m.cancel_order_until, { time: formatClock(until ?? "", locale) })}
      </p>
      <Button className="mt-4" variant="outline" size="small" onClick={open}>
        {text(m.cancel_order)}
      </Button>
      <CancelDialog key={round} order={order} {...dialog} />
    </section>
  );
}

/** True before a moment; false until the page is taken over. */
function useIsBefore(moment: string | null): boolean {
  const [isBefore, setIsBefore] = useState(false);
  useEffect(() => {
    const left = moment === null ? 0 : Date.parse(moment) - serverNow();
    setIsBefore(left > 0);
    if (left <= 0) return;
    // Longer timers end at once in browsers.
    const timer = setTimeout(() => setIsBefore(false), Math.min(left, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [moment]);
  return isBefore;
}
