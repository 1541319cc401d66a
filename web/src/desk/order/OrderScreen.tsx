import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { getMerchantOrderQuery } from "@velours/sdk/query";
import { formatMoney, getInvoiceNumber, splitByInvoice } from "@velours/sdk/rules";
import { countUnits, isErased, returnProgress, unsentUnits } from "@velours/sdk/shop";
import type { MerchantOrder, ReturnRequest } from "@velours/sdk/types";
import { type ComponentType, lazy, Suspense, useState } from "react";
import type { Message } from "../../platform/text/Message.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { DownloadButton } from "../DownloadButton.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { BackLink } from "../frame/BackLink.tsx";
import { Card } from "../frame/Card.tsx";
import { Stored } from "../frame/Stored.tsx";
import { StatusBadge } from "../orders/StatusBadge.tsx";
import { PackingOrderScreen } from "../packing/PackingOrderScreen.tsx";
import { AddressLines } from "./AddressLines.tsx";
import { AnswerReturnDialog } from "./AnswerReturnDialog.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import type { DialogProps } from "./DialogProps.ts";
import { HistoryCard } from "./HistoryCard.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { orderGoods } from "./orderGoods.ts";
import type { OrderSearch } from "./orderSearch.ts";
import { ParcelList } from "./ParcelList.tsx";
import { RefundDialog } from "./RefundDialog.tsx";
import { ReturnsCard } from "./ReturnsCard.tsx";
import { SendEmailDialog } from "./SendEmailDialog.tsx";
import { ShipDialog } from "./ShipDialog.tsx";
import { SumRows } from "./SumRows.tsx";
import { shippingLeft } from "./shippingLeft.ts";
import { TroubleButton } from "./TroubleButton.tsx";

const dialogs = {
  ship: ShipDialog,
  refund: RefundDialog,
  cancel: CancelDialog,
  contact: lazy(async () => ({ default: (await import("./ContactDialog.tsx")).ContactDialog })),
  email: SendEmailDialog,
} satisfies Record<string, ComponentType<DialogProps>>;

/** An order, or to somebody who only packs what goes into its parcels. */
export function OrderScreen() {
  const { number = "" } = useParams({ strict: false }) as { number?: string };
  const { pack } = useSearch({ strict: false }) as OrderSearch;
  const mayRead = useMay("orders:read");
  const mayPack = useMay("orders:pack");
  return mayRead && !(pack && mayPack) ? (
    <FullOrder number={number} />
  ) : (
    <PackingOrderScreen key={number} number={number} />
  );
}

/** The goods of an order, what becomes of them, and every sum explained. */
function FullOrder({ number }: { number: string }) {
  const { api } = useDesk();
  const text = useDeskText();
  const result = useQuery(getMerchantOrderQuery(api, { params: { path: { number } } }));
  return (
    <>
      <BackLink to="/desk/orders" label={text(m.orders)} />
      <Stored result={result}>{(order) => <LoadedOrder order={order} />}</Stored>
    </>
  );
}

function LoadedOrder({ order: loaded }: { order: MerchantOrder }) {
  const { api, locale } = useDesk();
  const text = useDeskText();
  const mayWrite = useMay("orders:write");
  const mayPack = useMay("orders:pack");
  const mayReadCustomers = useMay("customers:read");
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const [answering, setAnswering] = useState<ReturnRequest | null>(null);
  const [refunding, setRefunding] = useState<ReturnRequest | null>(null);
  const [note, setNote] = useState<Message<object> | null>(null);
  const { order, payments, refundable, trouble } = loaded;
  const { currency } = order.invoice;
  const money = (amount: number) => formatMoney(amount, currency, { digits: 2 });
  const units = countUnits(order);
  const isOpen = order.status !== "cancelled" && order.status !== "refunded";
  const canShip = isOpen && unsentUnits(order).length > 0;
  const canCancel = isOpen && units.every(({ shipped }) => shipped === 0);
  const takesBackUnpaid = order.unpaid?.some((line) => {
    const { ordered = 0, refunded = 0 } = units[line - 1] ?? {};
    return ordered > refunded || shippingLeft(order) > 0;
  });
  const canRefund = isOpen && (refundable > 0 || takesBackUnpaid === true);
  const { returns = [] } = order;
  const waiting = returns.filter((request) => returnProgress(request) === "requested");
  const Dialog = open === null ? null : dialogs[open];
  const close = () => {
    setOpen(null);
    setAnswering(null);
    setRefunding(null);
  };
  const dialog: DialogProps = {
    order: loaded,
    onClose: close,
    onDone(_changed, words) {
      close();
      setNote(() => words);
    },
  };
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-bold tabular-nums tablet:text-3xl">{order.number}</h1>
        <StatusBadge status={order.status} />
      </div>
      <p className="mt-1 text-ink-soft">
        {[formatMoment(order.created_at, locale), order.site, order.user.email].join(" · ")}
      </p>
      {mayReadCustomers && !isErased(order) && (
        <DeskLink
          to={`/desk/customers/${order.number}`}
          className="inline-flex min-h-11 items-center font-semibold text-brand-700"
        >
          {text(m.desk_customer)}
        </DeskLink>
      )}
      {mayPack && canShip && (
        <DeskLink
          to={`/desk/orders/${order.number}`}
          search={{ pack: true }}
          className="ml-4 inline-flex min-h-11 items-center font-semibold text-brand-700 first:ml-0"
        >
          {text(m.desk_packing_slip)}
        </DeskLink>
      )}
      {mayWrite && (
        <div className="mt-5 flex flex-wrap gap-3">
          {canShip && <Button onClick={() => setOpen("ship")}>{text(m.desk_ship)}</Button>}
          {canRefund && (
            <Button variant="outline" onClick={() => setOpen("refund")}>
              {text(m.desk_refund)}
            </Button>
          )}
          {canCancel && (
            <Button variant="outline" onClick={() => setOpen("cancel")}>
              {text(m.desk_cancel_order)}
            </Button>
          )}
          {!isErased(order) && (
            <>
              <Button variant="outline" onClick={() => setOpen("contact")}>
                {text(m.desk_contact)}
              </Button>
              <Button variant="outline" onClick={() => setOpen("email")}>
                {text(m.desk_email_again)}
              </Button>
            </>
          )}
        </div>
      )}
      <div className="mt-5 flex flex-col gap-3 empty:hidden">
        {note && <Notice tone="good">{text(note)}</Notice>}
        {waiting.map(({ id, created_at }) => (
          <Notice key={id}>{text(m.desk_return_asked, { when: formatMoment(created_at, locale) })}</Notice>
        ))}
        {payments.map(
          ({ id, state, trouble: warning }) =>
            warning !== null && (
              <Notice key={id} {...((trouble !== null || state === "failed") && { tone: "bad" })}>
                {warning}
              </Notice>
            ),
        )}
        <TroubleButton order={loaded} onDone={dialog.onDone} />
      </div>
      <div className="mt-5 grid items-start gap-5 desktop:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Card title={text(m.desk_goods)}>
            <OrderLines order={order} />
          </Card>
          <Card title={text(m.desk_sums)}>
            <SumRows order={order} />
            <div className="flex flex-col items-start gap-2 print:hidden">
              {splitByInvoice(order)
                .map(getInvoiceNumber)
                .map((invoice, _, { length }) => (
                  <DownloadButton
                    key={invoice}
                    label={length > 1 ? text(m.invoice_pdf_number, { number: invoice }) : text(m.invoice_pdf)}
                    name={`${invoice}.pdf`}
                    load={() =>
                      api.getMerchantInvoicePdf({
                        params: { path: { number: order.number }, query: { invoice } },
                      })
                    }
                  />
                ))}
            </div>
          </Card>
          {returns.length > 0 && (
            <Card title={text(m.returns)}>
              <ReturnsCard
                order={order}
                onAnswer={mayWrite ? setAnswering : undefined}
                // A return of gifts gives no money back, and is at its end only once it is refunded.
                onRefund={mayWrite && order.status !== "cancelled" ? setRefunding : undefined}
              />
            </Card>
          )}
          {(order.shipments ?? []).length > 0 && (
            <Card title={text(m.desk_parcels)}>
              <ParcelList parcels={order.shipments ?? []} goods={orderGoods(order)} />
            </Card>
          )}
        </div>
        <div className="flex flex-col gap-5">
          <Card title={text(m.desk_ship_to)}>
            <AddressLines address={order.address.shipping ?? order.address.billing} />
          </Card>
          <Card title={text(m.desk_payments)}>
            <dl className="flex flex-col gap-2 text-sm">
              {payments.map(({ id, service, amount, refunded, state }) => (
                <div key={id} className="flex justify-between gap-3">
                  <dt className="min-w-0">
                    <span className="block font-semibold">{service}</span>
                    <span className="text-ink-soft">{text(paymentStates[state])}</span>
                  </dt>
                  <dd className="text-right tabular-nums">
                    <span className="block">{money(amount)}</span>
                    {refunded > 0 && <span className="text-ink-soft">−{money(refunded)}</span>}
                  </dd>
                </div>
              ))}
              <div className="flex justify-between gap-3 border-t border-line pt-2 font-semibold">
                <dt>{text(m.desk_refundable)}</dt>
                <dd className="tabular-nums">{money(refundable)}</dd>
              </div>
            </dl>
          </Card>
          {(order.refunds ?? []).length > 0 && (
            <Card title={text(m.desk_refunds)}>
              <ul className="flex flex-col gap-2 text-sm">
                {order.refunds?.map(({ id, created_at, amount, state, creditNote, return: returnId }) => (
                  <li key={id} className="flex justify-between gap-3">
                    <span>
                      <span className="block">{formatMoment(created_at, locale)}</span>
                      <span className={state === "failed" ? "text-bad" : "text-ink-soft"}>
                        {text(refundStates[state])}
                      </span>
                      {returnId && (
                        <span className="block text-ink-soft">{text(m.desk_refund_is_return)}</span>
                      )}
                      {creditNote && (
                        <span className="mt-2 flex flex-col items-start gap-2 print:hidden">
                          <DownloadButton
                            label={text(m.credit_note_pdf)}
                            name={`${creditNote}.pdf`}
                            load={() =>
                              api.getMerchantCreditNotePdf({
                                params: { path: { number: order.number, refund: id } },
                              })
                            }
                          />
                        </span>
                      )}
                    </span>
                    <span className="tabular-nums">{money(amount)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        <div className="min-w-0 desktop:col-start-1">
          <HistoryCard order={order} />
        </div>
      </div>
      <Suspense fallback={null}>
        {Dialog && <Dialog {...dialog} />}
        {answering && <AnswerReturnDialog {...dialog} request={answering} />}
        {refunding && <RefundDialog {...dialog} request={refunding} />}
      </Suspense>
    </>
  );
}

const paymentStates = {
  authorized: m.desk_payment_authorized,
  captured: m.desk_payment_captured,
  refunded: m.order_status_refunded,
  failed: m.order_status_payment_failed,
};

const refundStates = {
  pending: m.desk_refund_pending,
  done: m.desk_refund_done,
  failed: m.desk_refund_failed,
};
