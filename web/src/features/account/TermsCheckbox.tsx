import { useId } from "react";
import { TermsSentence } from "../../platform/forms/TermsSentence.tsx";
import { m } from "../../platform/text/m.ts";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { FieldError } from "../../platform/ui/Field.tsx";

/** 'Agree to terms of service and certify that you are at least 18 years old'. */
export function TermsCheckbox({ error }: { error: string | undefined }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        name="termsOfService"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        <TermsSentence message={m.agree_to_terms} />
        <span aria-hidden="true" className="text-bad">
          {" *"}
        </span>
      </Checkbox>
      <FieldError id={id} text={error} />
    </div>
  );
}
