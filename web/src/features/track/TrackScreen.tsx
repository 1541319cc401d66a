import { RefusedError } from "@velours/sdk";
import { TrackingInput, validateForm } from "@velours/sdk/forms";
import { exampleOrderNumber } from "@velours/sdk/rules";
import type { OrderTracking } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { EmailField } from "../../platform/forms/EmailField.tsx";
import { Form } from "../../platform/forms/Form.tsx";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { TextPage } from "../../platform/layout/TextPage.tsx";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Field } from "../../platform/ui/Field.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { readTrackLink, type Tracked } from "../checkout/order/trackLink.ts";
import { TrackedOrder } from "./TrackedOrder.tsx";

/** The form that tracks an order, and the order it found. */
function useTracking() {
  const text = useText();
  const { api, language } = useShop();
  const form = useForm<Tracked>();
  const [found, setFound] = useState<OrderTracking | null>(null);

  useEffect(() => {
    const { number, email } = readTrackLink(location.hash);
    if (number === "" && email === "") return;
    // The address goes from the bar as well: others may see it, and copy it.
    history.replaceState(history.state, "", location.pathname + location.search);
    for (const [name, value] of Object.entries({ number, email })) {
      const field = form.form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "") field.value = value;
    }
  }, [form.form]);

  async function track(): Promise<void> {
    const { number, email } = form.values();
    const body = { number: number.trim(), email: email.trim() };
    if (!form.accept(validateForm(TrackingInput, body, language))) return;
    try {
      setFound(await getData((await api()).trackOrder({ body })));
    } catch (error) {
      if (!(error instanceof RefusedError && error.response.status === 404)) throw error;
      setFound(null);
      form.show({ fields: {}, general: text(m.track_unknown) });
    }
  }

  return {
    form,
    found,
    submit: () => form.run(track),
  };
}

/** Where guests see how far their order is. */
export function TrackScreen() {
  const text = useText();
  const site = useSite();
  const { form, found, submit } = useTracking();
  return (
    <TextPage title={text(m.track_title)} lead={text(m.track_lead)}>
      <Form form={form} onSubmit={submit} label={text(m.track_submit)}>
        <div className="grid gap-5 wide:grid-cols-2">
          <Field
            label={text(m.track_number)}
            name="number"
            autoComplete="off"
            maxLength={24}
            placeholder={exampleOrderNumber(site)}
            required
            error={form.errors.number}
          />
          <EmailField error={form.errors.email} />
        </div>
      </Form>
      {found && <TrackedOrder key={`${found.number} ${found.status}`} order={found} />}
      <p className="text-ink-soft">
        {text(m.track_more)}{" "}
        <Link href="/contact" className="font-semibold text-brand-700 underline underline-offset-4">
          {text(m.contact)}
        </Link>
      </p>
    </TextPage>
  );
}
