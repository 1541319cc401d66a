import type { SecondFactor } from "@velours/sdk/rules";
import type { Ref } from "react";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Field } from "../../platform/ui/Field.tsx";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";

interface Props {
  factor: SecondFactor;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The authenticator's code, and before the first one how to set the app up. */
export function SecondFactorSection({ factor, error, ref }: Props) {
  const text = useText();
  return (
    <div className="flex flex-col gap-5">
      <hr className="border-line" />
      {factor.setup && <AuthenticatorSetup image={factor.image} secret={factor.secret} />}
      <Field
        ref={ref}
        label={text(m.authenticator_code)}
        name="MFA[token]"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        placeholder="000000"
        error={error}
      />
      <input type="hidden" name="MFA[type]" value="TOTP" readOnly />
    </div>
  );
}
