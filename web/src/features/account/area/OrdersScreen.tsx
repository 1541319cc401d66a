import { formatMoney, type Pagination as Pages } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { EmptyState } from "../../../platform/ui/EmptyState.tsx";
import { Link } from "../../../platform/ui/Link.tsx";
import { ListingLink } from "../../../platform/ui/ListingLink.tsx";
import { LocalDay } from "../../../platform/ui/LocalDay.tsx";
import { Pagination } from "../../../platform/ui/Pagination.tsx";
import { orderLineItems } from "../../cart/lineItems.ts";
import { useOptionWords } from "../../cart/useOptionWords.ts";
import { InvoiceButton } from "../../checkout/order/InvoiceButton.tsx";
import { OrderProgress } from "../../checkout/order/OrderProgress.tsx";
import { paidWith } from "../../checkout/order/paidWith.ts";
import { AccountLayout } from "./AccountLayout.tsx";
import { useReorder } from "./useReorder.ts";

interface Props {
  orders: readonly Order[];
  pagination: Pages;
}

/** /account/orders: what the member bought, the newest first. */
export function OrdersScreen({ orders, pagination }: Props) {
  const text = useText();
  return (
    <AccountLayout title={text(m.orders)}>
      {orders.length === 0 ? (
        <EmptyState
          title={text(m.no_orders)}
          text={text(m.no_orders_text)}
          action={
            <ListingLink href="/top-picks" className={buttonClass()}>
              {text(m.discover_shop)}
            </ListingLink>
          }
        />
      ) : (
        <ul className="flex flex-col gap-6">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        getHref={(page) => `/account/orders${page > 1 ? `?page=${page}` : ""}`}
      />
    </AccountLayout>
  );
}

function OrderCard({ order }: { order: Order }) {
  const text = useText();
  const say = useOptionWords();
  const { reorder, busy } = useReorder();
  const { id, number, created_at, products, invoice } = order;
  const goods = orderLineItems(products.filter(({ _target }) => _target === null));
  const paid = paidWith(text, order);
  return (
    <article aria-labelledby={id} className="rounded-lg border border-line p-5 wide:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-lg font-bold">
          {text(m.order_number, { number })}
        </h2>
        <p className="text-ink-soft">
          <LocalDay iso={created_at} />
        </p>
      </div>
      <OrderProgress order={order} />
      <ul className="my-4 flex flex-col gap-3">
        {goods.map(({ key, title, options, image, quantity }) => (
          <li key={key} className="flex items-center gap-3">
            {image && (
              <img
                src={image.src}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-14 rounded-md bg-mist object-cover"
              />
            )}
            <span className="min-w-0 flex-1">
              {quantity} x {title}
              {options && <span className="block text-sm text-ink-faint">{say(options)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
        <p>
          <span className="font-bold">{formatMoney(invoice.total, invoice.currency)}</span>
          {paid && <span className="block text-sm text-ink-soft">{paid}</span>}
        </p>
        <div className="flex flex-wrap gap-3">
          <Link
            href={`/checkout?id=${id}`}
            preload={false}
            className={buttonClass({ variant: "outline", size: "small" })}
          >
            {text(m.view_order)}
          </Link>
          <InvoiceButton order={order} />
          <Button size="small" busy={busy} onClick={() => void reorder(order)}>
            {text(m.buy_again)}
          </Button>
        </div>
      </div>
    </article>
  );
}
