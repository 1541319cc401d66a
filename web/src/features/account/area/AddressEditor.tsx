import { FormFooter } from "../../../platform/forms/FormFooter.tsx";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { AddressFields } from "../../checkout/address/AddressFields.tsx";
import { type EditedAddress, useAddressEditor } from "./useAddressEditor.ts";

interface Props extends EditedAddress {
  onCancel: () => void;
}

/** The form of a saved address. */
export function AddressEditor({ onCancel, ...options }: Props) {
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
