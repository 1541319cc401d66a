import type { Order } from "@velours/sdk/types";
import { useState } from "react";
import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { LocalDay } from "../../../platform/ui/LocalDay.tsx";

const ReturnDialog = lazyPart(async () => (await import("./ReturnDialog.tsx")).ReturnDialog);

interface Props {
  order: Order;
  /** With the order as it is after a return was asked for, or found to have changed. */
  onChange: (order: Order) => void;
}

/** The way to send goods back, as long as there is one. */
export function ReturnGoods({ order, onChange }: Props) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  // The dialog stays while it is closed: each opening starts a new one, with nothing chosen and a key of its own.
  const [round, setRound] = useState(0);
  const { returnable = [] } = order;
  const last = returnable
    .map(({ until }) => until)
    .sort()
    .at(-1);
  if (last === undefined && !asking) return null;

  function open() {
    setRound(round + 1);
    setAsking(true);
  }

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
      <ReturnDialog
        key={round}
        open={asking}
        order={order}
        onClose={() => setAsking(false)}
        onChange={(changed) => {
          setAsking(false);
          onChange(changed);
        }}
        missing={{ open, close: () => setAsking(false) }}
      />
    </section>
  );
}
