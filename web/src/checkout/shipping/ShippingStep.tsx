import { Contact, ShippingAddress, validateForm } from "@velours/sdk/forms";
import { isPreorder } from "@velours/sdk/rules";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useShop } from "../../shop/useShop.ts";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { focusFirstError } from "../../ui/focusFirstError.ts";
import { AddressFields } from "../address/AddressFields.tsx";
import { useAddressForm } from "../address/useAddressForm.ts";
import { loadedRegionProblems } from "../address/useRegionProblems.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { keepFocus } from "../steps/keepFocus.ts";
import { StepHeading } from "../steps/StepHeading.tsx";
import { checkShipping } from "./checkShipping.ts";
import { ShippingMethods } from "./ShippingMethods.tsx";

/** The email, the shipping address and the shipping option. */
export function ShippingStep({ focus, blocked }: { focus: boolean; blocked: boolean }) {
  const text = useText();
  const { language } = useShop();
  const { cart, draft, shipping, steps } = useCheckout();
  const { values } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [emailSeen, setEmailSeen] = useState(false);
  const [tried, setTried] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const address = useAddressForm({
    form: values.shipping,
    rules: ShippingAddress,
    language,
    onChange: (form) => draft.set({ shipping: form }),
  });
  const emailError = validateForm(Contact, { email: values.email.trim() || null }, language).email;

  // Continue was pressed while the options were on their way: it goes on when they are here.
  useEffect(() => {
    if (!waiting || shipping.loading) return;
    setWaiting(false);
    proceed();
  });

  function proceed() {
    const found = checkShipping(values, language, loadedRegionProblems);
    // Each valid part is saved, also when another part is invalid.
    draft.set({ saved: { ...values.saved, ...found.saved } });
    if (found.ok) return steps.goOn();
    setEmailSeen(true);
    setTried(true);
    address.showAll();
    focusFirstError(form.current);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (shipping.loading) setWaiting(true);
    else proceed();
  }

  const methodError =
    tried && !values.rate ? checkShipping(values, language, loadedRegionProblems).methodError : undefined;
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-8">
      <StepHeading focus={focus}>{text(m.step_shipping)}</StepHeading>
      <section aria-labelledby="contact" className="flex flex-col gap-4">
        <h2 id="contact" className="text-lg font-bold">
          {text(m.contact_block)}
        </h2>
        <Field
          label={text(m.email)}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={values.email}
          error={emailSeen ? emailError : undefined}
          onChange={(event) => draft.set({ email: event.currentTarget.value })}
          onBlur={() => setEmailSeen(true)}
        />
      </section>
      <section aria-labelledby="delivery" className="flex flex-col gap-4">
        <h2 id="delivery" className="text-lg font-bold">
          {text(m.delivery)}
        </h2>
        <AddressFields
          kind="shipping"
          form={values.shipping}
          errors={address.errors}
          onChange={address.change}
          onBlur={address.blur}
        />
      </section>
      <section aria-labelledby="shipping-method" className="flex flex-col gap-4">
        <h2 id="shipping-method" className="text-lg font-bold">
          {text(m.shipping_method)}
        </h2>
        <ShippingMethods error={methodError} />
      </section>
      <div className="flex flex-col gap-2 text-sm text-ink-soft">
        {cart.lines.some(isPreorder) && <p>{text(m.preorder_note)}</p>}
        <p>{text(m.shipping_discreet)}</p>
      </div>
      <Button type="submit" size="large" wide onMouseDown={keepFocus} disabled={blocked} busy={waiting}>
        {text(m.continue_step)}
      </Button>
    </form>
  );
}
