import { useRouter } from "@tanstack/react-router";
import { orThrow, RefusedError } from "@velours/sdk";
import type { Order } from "@velours/sdk/types";
import { useState } from "react";
import { formFailure } from "../../../platform/forms/formFailure.ts";
import { useQuery } from "../../../platform/queries/useQuery.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Modal } from "../../../platform/ui/Modal.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { orderQuery } from "../queries.ts";
import { refetchOrder } from "../upsells/refetchOrder.ts";
import { givenBack } from "./givenBack.ts";

interface Props {
  open: boolean;
  order: Order;
  onClose: () => void;
  onChange: (order: Order) => void;
}

/** Asks before an order is cancelled; says what a refusal means, and shows the order as it is by then. */
export function CancelDialog({ open, order, onClose, onChange }: Props) {
  const text = useText();
  const { context } = useRouter().options;
  const { shop, queries } = context;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [found, setFound] = useState<Order | null>(null);
  // The answer to a checkout has no sum, and one from before may have changed: cash back was spent, a unit refunded.
  const { data } = useQuery({ ...orderQuery(shop, order.id), staleTime: 0, enabled: open });

  async function cancel() {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await (await shop.api()).cancelOrder({ params: { path: { id: order.id } } });
      const cancelled = orThrow(answer);
      await queries.set(orderQuery(shop, order.id), cancelled);
      onChange(cancelled);
    } catch (error) {
      // The order first: a refusal is said with the button that works.
      if (error instanceof RefusedError) setFound(await refetchOrder(context, order.id));
      setFailure(formFailure(error, { text, language: shop.language, names: {} }).general ?? "");
    } finally {
      setBusy(false);
    }
  }

  const close = () => (found ? onChange(found) : onClose());
  return (
    <Modal
      open={open}
      onClose={busy ? () => {} : close}
      title={text(m.cancel_order_title, { number: order.number })}
      closeLabel={text(m.close)}
    >
      <p className="mt-4 text-ink-soft">{givenBack(text, data ?? order)}</p>
      <div className="mt-6 flex flex-col gap-3">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {found === null && (
          <Button wide busy={busy} onClick={() => void cancel()}>
            {text(m.cancel_order_confirm)}
          </Button>
        )}
        <Button wide variant="outline" onClick={busy ? undefined : close}>
          {text(found === null ? m.cancel_order_keep : m.close)}
        </Button>
      </div>
    </Modal>
  );
}
