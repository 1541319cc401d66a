import type { User } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormFooter } from "../../../platform/forms/FormFooter.tsx";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { toasts } from "../../../platform/ui/toasts.ts";
import { AddressCard } from "../../checkout/address/AddressCard.tsx";
import { AddressFields } from "../../checkout/address/AddressFields.tsx";
import { type AddressKind, type EditedAddress, useAddressEditor } from "./useAddressEditor.ts";

interface Props extends EditedAddress {
  onCancel: () => void;
}

/** The form of a saved address. */
function AddressEditor({ onCancel, ...options }: Props) {
  const text = useText();
  const { form, typed, address, submit } = useAddressEditor(options);
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <AddressFields
        kind={options.kind}
        form={typed}
        errors={address.errors}
        onChange={address.change}
        onBlur={address.blur}
        onFill={address.fill}
      />
      <FormFooter busy={form.busy} label={text(form.busy ? m.loading : m.save)} general={form.general} />
      <Button variant="text" onClick={onCancel}>
        {text(m.cancel)}
      </Button>
    </form>
  );
}

/** An address that the checkout fills in for the member, and the way to change it. */
export function SavedAddress({ kind, user }: { kind: AddressKind; user: User }) {
  const text = useText();
  const [editing, setEditing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const saved = user.address[kind];
  const title = text(kind === "shipping" ? m.shipping_address : m.billing_address);

  function open() {
    flushSync(() => setEditing(true));
    box.current?.querySelector<HTMLElement>("select, input")?.focus();
  }

  function close() {
    flushSync(() => setEditing(false));
    button.current?.focus();
  }

  return (
    <div ref={box} className="flex flex-col gap-3">
      {editing ? (
        <>
          <h3 className="font-semibold">{title}</h3>
          <AddressEditor
            kind={kind}
            member={user.id}
            saved={saved}
            onCancel={close}
            onSaved={() => {
              close();
              toasts.show({ text: text(m.address_is_saved) });
            }}
          />
        </>
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-4">
          {saved ? (
            <AddressCard title={title} address={saved} />
          ) : (
            <div>
              <h3 className="text-sm font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-ink-soft">{text(m.no_address)}</p>
            </div>
          )}
          <Button
            ref={button}
            variant="outline"
            size="small"
            aria-label={saved ? text(m.change_step, { step: title }) : text(m.add_address_of, { title })}
            onClick={open}
          >
            {text(saved ? m.change : m.add)}
          </Button>
        </div>
      )}
    </div>
  );
}
