import { Contact, ShippingAddress, validateForm } from "@velours/sdk/forms";
import { countUnits } from "@velours/sdk/shop";
import type { OrderContactInput } from "@velours/sdk/types";
import { type FormEvent, useState } from "react";
import { type AddressForm, toAddressForm, trimAddress } from "../../features/checkout/address/AddressForm.ts";
import { regionErrors } from "../../features/checkout/address/regionErrors.ts";
import { Field } from "../../platform/ui/Field.tsx";
import { focusFirstError } from "../../platform/ui/focusFirstError.ts";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeDialog } from "../frame/ChangeDialog.tsx";
import { AddressLines } from "./AddressLines.tsx";
import type { DialogProps } from "./DialogProps.ts";
import { useOrderChange } from "./useOrderChange.ts";

/** Fields of the address that can be corrected: taxes were computed for its country and state. */
const fields = {
  firstname: m.first_name,
  lastname: m.last_name,
  address1: m.street_address,
  address2: m.apartment_optional,
  city: m.city,
  zipcode: m.zip_code,
  phone: m.phone,
} as const satisfies Partial<Record<keyof AddressForm, unknown>>;
const names = Object.keys(fields) as (keyof typeof fields)[];

/** Corrects where the emails of an order go, and its parcels until one has left. */
export function ContactDialog({ order: loaded, onClose, onDone }: DialogProps) {
  const { api, language } = useDesk();
  const text = useDeskText();
  const { order, contactRevision } = loaded;
  // Somebody else's change meanwhile must not look like one that was typed here.
  const [before] = useState(loaded);
  const saved = {
    email: before.order.user.email,
    address: toAddressForm(before.order.address.shipping, ""),
  };
  const [typed, setTyped] = useState(saved);
  const [isChecked, setChecked] = useState(false);
  const hasAddress =
    before.order.address.shipping !== null && countUnits(order).every(({ shipped }) => shipped === 0);
  const body = toInput(typed, saved);
  const zipcode = body.shipping && regionErrors(body.shipping, language).zipcode;
  const problems: Record<string, string> = {
    ...(body.email !== undefined && validateForm(Contact, { email: body.email }, language)),
    ...(zipcode !== undefined && { zipcode }),
    ...(body.shipping && validateForm(ShippingAddress, body.shipping, language)),
  };
  const problemOf = (name: string) => (isChecked ? problems[name] : undefined);
  const { run, ...state } = useOrderChange(
    order.number,
    (idempotencyKey) =>
      api.changeOrderContact({
        params: {
          path: { number: order.number },
          ...(contactRevision !== undefined && { header: { "If-Match": contactRevision } }),
        },
        body,
        idempotencyKey,
      }),
    (changed) => onDone(changed, m.desk_contact_changed),
  );

  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    setChecked(true);
    if (Object.keys(problems).length > 0) return focusFirstError(currentTarget);
    return run();
  }

  return (
    <ChangeDialog
      {...state}
      order={order.number}
      title={text(m.desk_contact)}
      label={text(m.save)}
      disabled={Object.keys(body).length === 0}
      onSubmit={submit}
      noValidate
      onClose={onClose}
    >
      {contactRevision !== before.contactRevision && (
        <Notice tone="bad">
          <p>{text(m.desk_changed_meanwhile)}</p>
          <p className="break-words">{order.user.email}</p>
          <AddressLines address={order.address.shipping} />
        </Notice>
      )}
      <Field
        label={text(m.email)}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={typed.email}
        onChange={({ target }) => setTyped((form) => ({ ...form, email: target.value }))}
        error={problemOf("email")}
      />
      {hasAddress &&
        names.map((name) => (
          <Field
            key={name}
            label={text(fields[name])}
            name={name}
            autoComplete="off"
            value={typed.address[name]}
            onChange={({ target }) =>
              setTyped((form) => ({ ...form, address: { ...form.address, [name]: target.value } }))
            }
            error={problemOf(name)}
          />
        ))}
      <p className="text-sm text-ink-soft">
        {text(hasAddress ? m.desk_contact_region : m.desk_contact_shipped)}
      </p>
    </ChangeDialog>
  );
}

interface ContactForm {
  email: string;
  address: AddressForm;
}

/** The parts that were changed. */
function toInput(typed: ContactForm, saved: ContactForm): OrderContactInput {
  const email = typed.email.trim();
  const address = trimAddress(typed.address);
  const isMoved = names.some((name) => address[name] !== saved.address[name]);
  return {
    ...(email !== saved.email && { email }),
    ...(isMoved && {
      shipping: { ...address, address2: address.address2 || null, phone: address.phone || null },
    }),
  };
}
