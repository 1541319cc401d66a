import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { getCustomerQuery } from "@velours/sdk/query";
import type { Customer } from "@velours/sdk/types";
import { useState } from "react";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { DownloadButton } from "../DownloadButton.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { BackLink } from "../frame/BackLink.tsx";
import { Stored } from "../frame/Stored.tsx";
import { isRefused } from "../isRefused.ts";
import { CustomerCards } from "./CustomerCards.tsx";
import { EraseDialog } from "./EraseDialog.tsx";
import { loggedReading } from "./loggedReading.ts";

/** A customer: what the shop has about them, as a file, and its erasure. */
export function CustomerScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const [erasedOrders, setErasedOrders] = useState<number | null>(null);
  const result = useQuery({
    ...getCustomerQuery(api, { params: { path: { id } } }),
    ...loggedReading,
    enabled: erasedOrders === null,
  });
  const { error } = result;
  const isGone = isRefused(error, "resourceDoesNotExist") || isRefused(error, "validationError");
  return (
    <>
      <BackLink to="/desk/customers" label={text(m.desk_customers)} />
      {erasedOrders !== null ? (
        <>
          <h1 className="mt-2 text-2xl font-bold tablet:text-3xl">{text(m.desk_customer)}</h1>
          <div className="mt-5 flex flex-col gap-3">
            <Notice tone="good">{text(m.desk_customer_erased, { n: erasedOrders })}</Notice>
            <Notice>{text(m.desk_customer_erase_elsewhere)}</Notice>
          </div>
        </>
      ) : isGone ? (
        <h1 className="mt-2 text-2xl font-bold">{text(m.desk_customer_gone)}</h1>
      ) : (
        <Stored result={result}>
          {(customer) => <LoadedCustomer customer={customer} onErased={setErasedOrders} />}
        </Stored>
      )}
    </>
  );
}

function LoadedCustomer({ customer, onErased }: { customer: Customer; onErased: (orders: number) => void }) {
  const { api, access } = useDesk();
  const text = useDeskText();
  // Both take in every site.
  const mayWrite = useMay("customers:write") && access?.sites === null;
  const [erases, setErases] = useState(false);
  const [waits, setWaits] = useState(false);
  const { id, email, name, member } = customer;
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl font-bold break-words tablet:text-3xl">{name ?? email}</h1>
        <Badge tone={member === null ? "quiet" : "brand"}>
          {text(member === null ? m.desk_customer_guest : m.desk_customer_member)}
        </Badge>
        {member?.isStaff && <Badge tone="sale">{text(m.desk_customer_staff)}</Badge>}
      </div>
      <p className="mt-1 break-all text-ink-soft">{email}</p>
      {mayWrite && (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <DownloadButton
            name="customer.json"
            label={text(m.desk_customer_export)}
            load={() => api.exportCustomer({ params: { path: { id } } })}
          />
          {!member?.isStaff && (
            <Button variant="outline" size="small" onClick={() => setErases(true)}>
              {text(m.desk_customer_erase)}
            </Button>
          )}
        </div>
      )}
      <div role="status" className="mt-5 empty:hidden">
        {waits && <Notice tone="good">{text(m.desk_waits_for_consent)}</Notice>}
      </div>
      <CustomerCards customer={customer} />
      {erases && (
        <EraseDialog
          customer={customer}
          onClose={() => setErases(false)}
          onErased={onErased}
          onWaits={() => {
            setErases(false);
            setWaits(true);
          }}
        />
      )}
    </>
  );
}
