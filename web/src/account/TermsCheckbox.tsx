import { useId } from "react";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { FieldError } from "../ui/Field.tsx";

/** 'Agree to terms of service and certify that you are at least 18 years old'. */
export function TermsCheckbox({ error }: { error: string | undefined }) {
  const text = useText();
  const id = useId();
  const [before, after] = text(m.agree_to_terms, { terms: "\n" }).split("\n");
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        name="termsOfService"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        {before}
        <a
          href="/assets/files/terms-store.pdf"
          target="_blank"
          rel="noopener"
          className="font-semibold text-brand-700 underline underline-offset-4"
        >
          {text(m.terms_of_service)}
        </a>
        {after}
        <span aria-hidden="true" className="text-bad">
          {" *"}
        </span>
      </Checkbox>
      <FieldError id={id} text={error} />
    </div>
  );
}
