import { formatMoney } from "@velours/sdk/rules";
import type { Currency, Customer } from "@velours/sdk/types";
import type { ReactNode } from "react";
import { Badge } from "../../platform/ui/Badge.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { Card } from "../frame/Card.tsx";
import { stateLabel } from "../giftCards/useGiftCardColumns.tsx";
import { AddressLines } from "../order/AddressLines.tsx";
import { StatusBadge } from "../orders/StatusBadge.tsx";
import { CustomerChange } from "./CustomerChange.tsx";

const link = "font-semibold text-brand-700 underline underline-offset-4";
const row = "flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2";
const list = "divide-y divide-line text-sm";

/** A customer's orders, money, words and settings; parts without any are left out. */
export function CustomerCards({ customer }: { customer: Customer }) {
  const text = useDeskText();
  const { api, locale, access } = useDesk();
  const mayWrite = useMay("customers:write");
  const mayReadOrders = useMay("orders:read");
  const mayReadCards = useMay("giftcards:read");
  const params = { path: { id: customer.id } };
  const { member, addresses, orders, ordersTotal, credits, giftCards, messages, newsletters } = customer;
  const moment = (time: string) => formatMoment(time, locale);
  const money = (amount: string, currency: Currency) => formatMoney(Number(amount), currency, { digits: 2 });
  const toOrder = (number: string | null): ReactNode =>
    number !== null && mayReadOrders ? (
      <DeskLink to={`/desk/orders/${number}`} className={link}>
        {number}
      </DeskLink>
    ) : (
      number
    );
  return (
    <div className="mt-5 grid items-start gap-5 desktop:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <Card title={text(m.orders)}>
          <ul className={list}>
            {orders.map(({ number, site, status, total, currency, placedAt }) => (
              <li key={number} className={row}>
                <span className="min-w-0">
                  <span className="block tabular-nums">{toOrder(number)}</span>
                  <span className="text-ink-soft">{[moment(placedAt), site].join(" · ")}</span>
                </span>
                <span className="flex items-center gap-3">
                  <StatusBadge status={status} />
                  <span className="font-semibold tabular-nums">{money(total, currency)}</span>
                </span>
              </li>
            ))}
          </ul>
          {ordersTotal === 0 && (
            <p className="text-sm text-ink-soft">{text(m.desk_customer_orders, { n: 0 })}</p>
          )}
          {ordersTotal > orders.length && (
            <p className="mt-3 text-sm">
              <DeskLink to="/desk/orders" search={{ q: customer.email }} className={link}>
                {text(m.desk_customer_orders, { n: ordersTotal })}
              </DeskLink>
            </p>
          )}
        </Card>
        {credits.map(({ site, currency, balance, expiresAt, entries }) => (
          <Card key={`${site} ${currency}`} title={[text(m.cash_back_row), site].join(" · ")}>
            <p className="font-semibold tabular-nums">{money(balance, currency)}</p>
            {expiresAt && (
              <p className="text-sm text-ink-soft">
                {text(m.desk_customer_until, { when: moment(expiresAt) })}
              </p>
            )}
            <ul className={`mt-3 ${list}`}>
              {entries.map(({ time, type, amount, order }) => (
                <li key={`${time} ${type} ${order} ${amount}`} className={row}>
                  <span>
                    {text(entryTexts[type])}
                    {order !== null && <> · {toOrder(order)}</>}
                    <span className="block text-ink-soft">{moment(time)}</span>
                  </span>
                  <span className="tabular-nums">
                    {type === "increase" ? "+" : "−"}
                    {money(amount, currency)}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
        {messages.length > 0 && (
          <Card title={text(m.desk_customer_messages)}>
            <ul className={list}>
              {messages.map(({ time, order, site, text: words }) => (
                <li key={`${time} ${words}`} className="py-2">
                  <p className="break-words whitespace-pre-line">{words}</p>
                  <p className="text-ink-soft">{[moment(time), site, order].filter(Boolean).join(" · ")}</p>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {(addresses.shipping ?? addresses.billing) && (
          <Card title={text(m.addresses)}>
            <div className="flex flex-col gap-4">
              <AddressLines address={addresses.shipping} />
              {!isSame(addresses.shipping, addresses.billing) && <AddressLines address={addresses.billing} />}
            </div>
          </Card>
        )}
        {member && (
          <Card title={text(m.account)}>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
              <Fact label={text(m.username)}>{member.username}</Fact>
              <Fact label={text(m.email)}>
                {text(member.isEmailVerified ? m.desk_customer_verified : m.desk_customer_unverified)}
              </Fact>
              <Fact label={text(m.desk_sites)}>{member.sites.join(", ") || "–"}</Fact>
              <Fact label={text(m.desk_customer_joined)}>{moment(member.joinedAt)}</Fact>
              <Fact label={text(m.desk_sessions)}>
                <span role="status">{member.sessions}</span>
              </Fact>
            </dl>
            {mayWrite && access?.sites === null && !member.isStaff && (
              <div className="mt-3 flex flex-wrap gap-2">
                <CustomerChange
                  id={customer.id}
                  label={text(m.desk_staff_sign_out)}
                  input={undefined}
                  isOff={member.sessions === 0}
                  change={(_, idempotencyKey) => api.closeCustomerSessions({ params, idempotencyKey })}
                />
              </div>
            )}
          </Card>
        )}
        {giftCards.length > 0 && (
          <Card title={text(m.desk_gift_cards)}>
            <ul className={list}>
              {giftCards.map(({ id, lastDigits, remaining, issued, currency, state }) => (
                <li key={id} className={row}>
                  <span>
                    {mayReadCards ? (
                      <DeskLink to="/desk/gift-cards" search={{ q: lastDigits }} className={link}>
                        {text(m.desk_gift_card_ends, { digits: lastDigits })}
                      </DeskLink>
                    ) : (
                      text(m.desk_gift_card_ends, { digits: lastDigits })
                    )}
                    <span className="block text-ink-soft tabular-nums">
                      {text(m.desk_gift_card_of, {
                        remaining: money(remaining, currency),
                        issued: money(issued, currency),
                      })}
                    </span>
                  </span>
                  <Badge tone="quiet">{text(stateLabel(state))}</Badge>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card title={text(m.desk_customer_emails)}>
          <ul className="flex flex-col gap-2 text-sm">
            {newsletters.map(({ site, since }) => (
              <li key={site}>{[text(m.newsletter), site, moment(since)].join(" · ")}</li>
            ))}
            <li>
              <span role="status">
                {text(customer.reviewRequests ? m.desk_customer_reviews_yes : m.desk_customer_reviews_no)}
              </span>
            </li>
          </ul>
          {mayWrite && (
            <div className="mt-3 flex flex-wrap gap-2">
              <CustomerChange
                id={customer.id}
                label={text(
                  customer.reviewRequests ? m.desk_customer_reviews_stop : m.desk_customer_reviews_allow,
                )}
                input={{ reviewRequests: !customer.reviewRequests }}
                change={(body, idempotencyKey) => api.changeReviewRequests({ params, body, idempotencyKey })}
              />
            </div>
          )}
        </Card>
        {customer.subscriptions.length > 0 && (
          <Card title={text(m.desk_customer_subscriptions)}>
            <ul className={list}>
              {customer.subscriptions.map(({ id, site, amount, currency, until }) => (
                <li key={id} className={row}>
                  <span>
                    {site}
                    <span className="block text-ink-soft">
                      {text(m.desk_customer_until, { when: moment(until) })}
                    </span>
                  </span>
                  <span className="tabular-nums">{money(amount, currency)}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </div>
  );
}

const entryTexts = {
  increase: m.reward_earned,
  decrease: m.reward_spent,
  expire: m.reward_expired,
};

const isSame = (shipping: object | null, billing: object | null): boolean =>
  JSON.stringify(shipping) === JSON.stringify(billing);

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
