import { orderEmails } from "@velours/sdk/shop";
import type { OrderEmailInput } from "@velours/sdk/types";
import { useState } from "react";
import { Select } from "../../platform/ui/Select.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeDialog } from "../frame/ChangeDialog.tsx";
import type { DialogProps } from "./DialogProps.ts";
import { useOrderChange } from "./useOrderChange.ts";

type Template = OrderEmailInput["template"];

/** Sends an email of an order once more. */
export function SendEmailDialog({ order: { order }, onClose, onDone }: DialogProps) {
  const { api } = useDesk();
  const text = useDeskText();
  const templates = orderEmails(order);
  const [template, setTemplate] = useState(templates[0]);
  const { run, ...state } = useOrderChange(
    order.number,
    (idempotencyKey) =>
      api.resendOrderEmail({
        params: { path: { number: order.number } },
        body: { template: template! },
        idempotencyKey,
      }),
    (changed) => onDone(changed, m.desk_email_on_its_way),
  );
  return (
    <ChangeDialog
      {...state}
      order={order.number}
      title={text(m.desk_email_again)}
      label={text(m.desk_email_send)}
      disabled={template === undefined}
      onSubmit={run}
      onClose={onClose}
    >
      <p>{text(m.desk_email_goes_to, { email: order.user.email })}</p>
      <Select
        name="template"
        label={text(m.email)}
        value={template ?? ""}
        options={templates.map((value) => ({ value, label: text(labels[value]) }))}
        onChange={({ target }) => setTemplate(templates.find((value) => value === target.value))}
      />
    </ChangeDialog>
  );
}

const labels = {
  confirmation: m.desk_email_confirmation,
  shipped: m.desk_did_ship_order,
  refunded: m.order_status_refunded,
  returnRequested: m.desk_event_return,
  returnAnswered: m.desk_did_answer_return,
} as const satisfies Record<Template, unknown>;
