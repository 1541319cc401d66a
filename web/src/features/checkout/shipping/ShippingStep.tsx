import { useRouter } from "@tanstack/react-router";
import { isPreorder } from "@velours/sdk/rules";
import type { Address } from "@velours/sdk/types";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";
import { recover } from "../../../platform/chunks/recover.ts";
import { useSiteText } from "../../../platform/sites/useSiteText.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { focusFirstError } from "../../../platform/ui/focusFirstError.ts";
import { Skeleton } from "../../../platform/ui/Skeleton.tsx";
import { AddressFields } from "../address/AddressFields.tsx";
import { useAddressForm } from "../address/useAddressForm.ts";
import { loadedRegionProblems } from "../address/useRegionProblems.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { ContactEmail } from "../member/ContactEmail.tsx";
import { StepHeading } from "../steps/StepHeading.tsx";

// Their list is there once the address is.
const ShippingMethods = lazyPart(async () => (await import("./ShippingMethods.tsx")).ShippingMethods);

/** The email, the shipping address and the shipping option. */
export function ShippingStep({ focus, blocked }: { focus: boolean; blocked: boolean }) {
  const text = useText();
  const note = useSiteText()("shippingStep");
  const { language } = useShop();
  const router = useRouter();
  const { buyer, cart, draft, shipping, steps } = useCheckout();
  const { values } = draft;
  const { rules } = shipping;
  const form = useRef<HTMLFormElement>(null);
  const [emailSeen, setEmailSeen] = useState(false);
  const [tried, setTried] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const address = useAddressForm({
    form: values.shipping,
    check: (form) => rules?.shippingProblems(form, language) ?? {},
    language,
    onChange: (form) => draft.set({ shipping: form }),
  });
  const emailError = rules?.emailProblem(values.email, language);

  // Continue was pressed while the options were on their way: it goes on when they are here.
  useEffect(() => {
    if (!waiting || shipping.loading || !rules) return;
    setWaiting(false);
    proceed(rules);
  });

  function proceed({ checkShipping }: NonNullable<typeof rules>) {
    const found = checkShipping(values, language, loadedRegionProblems);
    // Each valid part is saved, also when another part is invalid.
    draft.set({ saved: { ...values.saved, ...found.saved } });
    if (found.ok) {
      if (buyer.user) void keepAddress(found.saved.shipping ?? null).catch(() => {});
      return steps.goOn();
    }
    setEmailSeen(true);
    setTried(true);
    address.showAll();
    focusFirstError(form.current);
  }

  async function keepAddress(address: Address | null): Promise<void> {
    const { saveMemberAddress } = await import("../member/saveMemberAddress.ts");
    await saveMemberAddress(router.options.context, "shipping", address);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (rules && !shipping.loading) return proceed(rules);
    setWaiting(true);
    if (rules) return;
    shipping.loadRules().catch((error: unknown) => {
      setWaiting(false);
      recover(error, { retry: () => form.current?.requestSubmit() });
    });
  }

  const methodError = tried && !values.rate ? text(m.choose_shipping_method) : undefined;
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-8">
      <StepHeading focus={focus}>{text(m.shipping)}</StepHeading>
      <section aria-labelledby="contact" className="flex flex-col gap-4">
        <h2 id="contact" className="text-lg font-bold">
          {text(m.contact_block)}
        </h2>
        <ContactEmail error={emailSeen ? emailError : undefined} onBlur={() => setEmailSeen(true)} />
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
          onFill={(form) => {
            address.fill(form);
            setEmailSeen(true);
          }}
        />
      </section>
      <section aria-labelledby="shipping-method" className="flex flex-col gap-4">
        <h2 id="shipping-method" className="text-lg font-bold">
          {text(m.shipping_method)}
        </h2>
        <ShippingMethods fallback={<Skeleton className="h-14" />} error={methodError} />
      </section>
      <div className="flex flex-col gap-2 text-sm text-ink-soft">
        {cart.lines.some(isPreorder) && <p>{text(m.preorder_note)}</p>}
        {note && <p>{note}</p>}
      </div>
      <Button type="submit" size="large" wide disabled={blocked} busy={waiting}>
        {text(m.continue_step)}
      </Button>
    </form>
  );
}
