import { useRouter } from "@tanstack/react-router";
import { BillingAddress, Contact, validateForm } from "@velours/sdk/forms";
import { billingOnPayment } from "@velours/sdk/rules";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { focusFirstError } from "../../../platform/ui/focusFirstError.ts";
import { AddressFields } from "../address/AddressFields.tsx";
import { toAddress, toAddressForm } from "../address/AddressForm.ts";
import { useAddressForm } from "../address/useAddressForm.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { ContactEmail } from "../member/ContactEmail.tsx";
import { saveMemberAddress } from "../member/saveMemberAddress.ts";
import type { PaymentFailure } from "./paymentText.ts";
import type { PayingBuyer } from "./usePayment.ts";

/** The billing address, and the email where nothing is shipped. */
export function useBilling(form: RefObject<HTMLFormElement | null>) {
  const { language } = useShop();
  const router = useRouter();
  const { country } = useRegion();
  const { cart, draft, invoice } = useCheckout();
  const { shipped } = cart;
  const { values } = draft;
  const [emailSeen, setEmailSeen] = useState(false);
  const address = useAddressForm({
    form: values.billing,
    check: (form) => validateForm(BillingAddress, form, language),
    language,
    onChange: (next) =>
      draft.set({ billing: next, saved: { ...values.saved, billing: withoutErrors(toAddress(next)) } }),
  });

  // A billing address of at most one key is the shipping one.
  const enter = useEffectEvent(() => {
    const billing = billingOnPayment(values.saved.billing, values.saved.shipping);
    if (Object.keys(values.saved.billing ?? {}).length <= 1)
      draft.set({ billing: { ...toAddressForm(billing, country), address2: "" } });
  });
  useEffect(() => enter(), []);

  const email = values.email.trim();
  const emailError = validateForm(Contact, { email: email || null }, language).email;
  const same = shipped && values.billingSameAsShipping;
  // The form has no second line, so the shopper could not take one away.
  const own = { ...toAddress(values.billing), address2: null };
  const valid = !(!shipped && emailError) && (same || address.valid);

  return {
    address,
    emailError: emailSeen ? emailError : undefined,
    onEmailBlur() {
      setEmailSeen(true);
      draft.set({ saved: { ...values.saved, email: emailError ? null : email } });
    },
    /** The buyer; null while something of it is missing or wrong. */
    buyer: (valid
      ? { email: shipped ? (values.saved.email ?? "") : email, billing: same ? invoice.address : own }
      : null) satisfies PayingBuyer | null,
    /** True when all of it is filled in; shows its errors otherwise. */
    check(): boolean {
      if (valid) return true;
      setEmailSeen(true);
      address.showAll();
      focusFirstError(form.current);
      return false;
    },
    /** Keeps it: in the draft, and for a member in the account. */
    keep() {
      if (!shipped) draft.set({ saved: { ...values.saved, email } });
      if (!same) void saveMemberAddress(router.options.context, "billing", own).catch(() => {});
    },
    /** Shows the shop's errors. */
    refuse(found: PaymentFailure["fields"]) {
      if (Object.keys(found).length === 0) return;
      draft.set({ billingSameAsShipping: false });
      address.refuse(found);
      focusFirstError(form.current);
    },
  };
}

function withoutErrors(address: ReturnType<typeof toAddress>) {
  const wrong = validateForm(BillingAddress, address);
  return Object.fromEntries(Object.entries(address).filter(([field, value]) => value && !(field in wrong)));
}

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
