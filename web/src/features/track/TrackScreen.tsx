import { FormFooter } from "../../platform/forms/FormFooter.tsx";
import { TextPage } from "../../platform/layout/TextPage.tsx";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Field } from "../../platform/ui/Field.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { TrackedOrder } from "./TrackedOrder.tsx";
import { useTracking } from "./useTracking.ts";

/** Where guests see how far their order is. */
export function TrackScreen() {
  const text = useText();
  const { form, found, submit } = useTracking();
  return (
    <TextPage title={text(m.track_title)} lead={text(m.track_lead)}>
      <form
        ref={form.form}
        method="post"
        noValidate
        onInput={form.onInput}
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        <div className="grid gap-5 wide:grid-cols-2">
          <Field
            label={text(m.track_number)}
            name="number"
            autoComplete="off"
            maxLength={20}
            placeholder="V-100023"
            required
            error={form.errors.number}
          />
          <Field
            label={text(m.email)}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            error={form.errors.email}
          />
        </div>
        <FormFooter
          busy={form.busy}
          label={text(form.busy ? m.loading : m.track_submit)}
          general={form.general}
        />
      </form>
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
