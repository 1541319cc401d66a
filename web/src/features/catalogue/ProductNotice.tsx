import { StockNotice, validateForm } from "@velours/sdk/forms";
import type { StockNotice as Body, Product, Variant } from "@velours/sdk/types";
import { useId, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { EmailField } from "../../platform/forms/EmailField.tsx";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { FieldError } from "../../platform/ui/Field.tsx";
import { takeFocus } from "../../platform/ui/takeFocus.ts";

/** Asks for an email to tell when a sold-out variant is back. */
export function ProductNotice({ product, variant }: { product: Product; variant: Variant }) {
  const text = useText();
  const id = useId();
  const { api, language } = useShop();
  const { fulfillment } = useRegion();
  const { user } = useSession();
  const form = useForm<{ email: string }>();
  const [done, setDone] = useState(false);

  const submit = () =>
    form.run(async () => {
      const { email } = form.values();
      const body: Body = { email, variant_id: variant.id, region: fulfillment, language };
      if (!form.accept(validateForm(StockNotice, body, language))) return;
      await getData((await api()).createStockNotice({ params: { path: { id: product.id } }, body }));
      setDone(true);
    });

  if (done)
    return (
      <p
        ref={takeFocus}
        tabIndex={-1}
        className="rounded-md bg-good-soft px-4 py-3 font-medium text-good outline-none"
      >
        {text(m.notify_done)}
      </p>
    );
  return (
    <form
      ref={form.form}
      method="post"
      noValidate
      aria-labelledby={id}
      onInput={form.onInput}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-3 rounded-lg bg-mist p-4"
    >
      <h2 id={id} className="font-semibold">
        {text(m.notify_title)}
      </h2>
      <div className="flex flex-wrap items-start gap-3">
        <EmailField
          className="min-w-36 flex-1"
          labelHidden
          placeholder={text(m.email)}
          defaultValue={user?.email}
          error={form.errors.email}
        />
        <Button type="submit" className="min-h-12!" busy={form.busy}>
          {text(m.notify_submit)}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{text(m.notify_note)}</p>
      <FieldError text={form.general} />
    </form>
  );
}
