import { RefusedError } from "@velours/sdk";
import { TrackingInput, validateForm } from "@velours/sdk/forms";
import type { OrderTracking } from "@velours/sdk/types";
import { type FormEvent, useEffect, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { readTrackLink, type Tracked } from "../checkout/order/trackLink.ts";

/** The form that tracks an order, and the order it found. */
export function useTracking() {
  const text = useText();
  const { api, language } = useShop();
  const form = useForm();
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
    const { number, email } = form.values() as unknown as Tracked;
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
    submit(event: FormEvent) {
      event.preventDefault();
      void form.run(track);
    },
  };
}
