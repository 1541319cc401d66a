import type { Order } from "@velours/sdk/types";
import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { LocalDay } from "../../../platform/ui/LocalDay.tsx";
import { useOrderDialog } from "./useOrderDialog.ts";

const ReturnDialog = lazyPart(async () => (await import("./ReturnDialog.tsx")).ReturnDialog);

interface Props {
  order: Order;
  /** With the order as it is after a return was asked for, or found to have changed. */
  onChange: (order: Order) => void;
}

/** The way to send goods back, as long as there is one. */
export function ReturnGoods({ order, onChange }: Props) {
  const text = useText();
  const { round, open, dialog } = useOrderDialog(onChange);
  const { returnable = [] } = order;
  const last = returnable
    .map(({ until }) => until)
    .sort()
    .at(-1);
  if (last === undefined && !dialog.open) return null;

  return (
    <section aria-labelledby="return-goods" className="rounded-lg border border-line px-5 py-5 print:hidden">
      <h2 id="return-goods" className="text-lg font-bold">
        {text(m.return_heading)}
      </h2>
      {last && (
        <p className="mt-1 text-ink-soft">
          {text(m.return_until)} <LocalDay iso={last} />
        </p>
      )}
      <Button className="mt-4" variant="outline" size="small" onClick={open}>
        {text(m.return_goods)}
      </Button>
      <ReturnDialog key={round} order={order} {...dialog} />
    </section>
  );
}
