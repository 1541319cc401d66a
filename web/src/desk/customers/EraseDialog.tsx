import { useQueryClient } from "@tanstack/react-query";
import type { RefusedError } from "@velours/sdk";
import { getCustomerQuery } from "@velours/sdk/query";
import type { Customer, CustomerErasure } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { Field } from "../../platform/ui/Field.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeDialog } from "../frame/ChangeDialog.tsx";
import { invalidateShop } from "../invalidateShop.ts";
import { isRefused } from "../isRefused.ts";
import { useChange } from "../useChange.ts";

interface Props {
  customer: Customer;
  onClose: () => void;
  /** Told how many orders stay. */
  onErased: (orders: number) => void;
  /** Told that another person has to consent. */
  onWaits: () => void;
}

/** Erases a customer whose address was typed. While the outcome is unknown, the same can only be sent again. */
export function EraseDialog({ customer: { id, email }, onClose, onErased, onWaits }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [open, setOpen] = useState<readonly string[]>([]);
  const { run, ...state } = useChange(
    (address: string, idempotencyKey) =>
      api.eraseCustomer({ params: { path: { id } }, body: { email: address }, idempotencyKey }),
    {
      done({ orders }: CustomerErasure) {
        onErased(orders);
        queries.removeQueries({
          queryKey: [getCustomerQuery(api, { params: { path: { id } } }).queryKey[0]],
        });
        invalidateShop(queries);
      },
      waits: onWaits,
      failed(error) {
        setOpen(
          isRefused(error, "openOrders")
            ? ((error as RefusedError).error as { value: { orders: string[] } }).value.orders
            : [],
        );
        // Somebody else has erased them meanwhile.
        if (isRefused(error, "resourceDoesNotExist"))
          void queries.invalidateQueries({
            queryKey: getCustomerQuery(api, { params: { path: { id } } }).queryKey,
          });
      },
    },
  );
  return (
    <ChangeDialog
      {...state}
      title={text(m.desk_customer_erase)}
      noValidate
      failure={
        state.failure && (
          <>
            {state.failure}
            {open.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-3">
                {open.map((number) => (
                  <li key={number}>
                    <DeskLink
                      to={`/desk/orders/${number}`}
                      className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
                    >
                      {number}
                    </DeskLink>
                  </li>
                ))}
              </ul>
            )}
          </>
        )
      }
      onSubmit={() => {
        const wrong = typed.trim().toLowerCase() !== email.toLowerCase();
        setWrong(wrong);
        if (wrong) field.current?.focus();
        else run(typed.trim());
      }}
      onClose={onClose}
      focusFirst={field}
    >
      <p className="break-words">{text(m.desk_customer_erase_note, { email })}</p>
      <Field
        ref={field}
        label={text(m.desk_customer_erase_confirm)}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={320}
        required
        error={isWrong ? text(m.desk_customer_erase_wrong) : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
    </ChangeDialog>
  );
}
