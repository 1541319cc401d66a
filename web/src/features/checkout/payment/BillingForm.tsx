import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { AddressFields } from "../address/AddressFields.tsx";
import type { useAddressForm } from "../address/useAddressForm.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { ContactEmail } from "../member/ContactEmail.tsx";

interface Props {
  address: ReturnType<typeof useAddressForm>;
  emailError: string | undefined;
  onEmailBlur: () => void;
}

/** 'Billing address is same as shipping', and the form for when it is not. */
export function BillingForm({ address, emailError, onEmailBlur }: Props) {
  const text = useText();
  const { cart, draft } = useCheckout();
  const { shipped } = cart;
  const { values } = draft;
  const same = shipped && values.billingSameAsShipping;
  return (
    <section aria-labelledby="billing" className="flex flex-col gap-4">
      <h2 id="billing" className="text-lg font-bold">
        {text(m.billing_address)}
      </h2>
      {shipped && (
        <Checkbox
          name="billing-same-as-shipping"
          checked={same}
          onChange={(event) => draft.set({ billingSameAsShipping: event.currentTarget.checked })}
        >
          {text(m.billing_same_as_shipping)}
        </Checkbox>
      )}
      {!shipped && <ContactEmail error={emailError} onBlur={onEmailBlur} />}
      {!same && (
        <AddressFields
          kind="billing"
          form={values.billing}
          errors={address.errors}
          onChange={address.change}
          onBlur={address.blur}
          onFill={(form) => {
            if (!shipped) onEmailBlur();
            address.fill(form);
          }}
        />
      )}
    </section>
  );
}
