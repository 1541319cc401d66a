import type { Order } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { useQuery } from "../../../platform/queries/useQuery.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { orderQuery } from "../queries.ts";
import { givenBack } from "./givenBack.ts";
import { OrderDialog } from "./OrderDialog.tsx";
import { useOrderRequest } from "./useOrderRequest.ts";

interface Props {
  open: boolean;
  order: Order;
  onClose: () => void;
  onChange: (order: Order) => void;
}

/** Asks before an order is cancelled. */
export function CancelDialog({ open, order, ...follow }: Props) {
  const text = useText();
  const request = useOrderRequest({ order, ...follow });
  // The answer to a checkout has no sum, and one from before may have changed: cash back was spent, a unit refunded.
  const { data } = useQuery({ ...orderQuery(useShop(), order.id), staleTime: 0, enabled: open });
  return (
    <OrderDialog
      open={open}
      title={text(m.cancel_order_title, { number: order.number })}
      request={request}
      onSend={() => void request.send((api) => api.cancelOrder({ params: { path: { id: order.id } } }))}
      sendLabel={text(m.cancel_order_confirm)}
      keepLabel={text(m.cancel_order_keep)}
    >
      <p className="text-ink-soft">{givenBack(text, data ?? order)}</p>
    </OrderDialog>
  );
}
