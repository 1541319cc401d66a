import type { SecondFactor } from "@velours/sdk/rules";
import type { Ref } from "react";
import { m, useText } from "../../platform/text/useText.ts";
import { Field } from "../../platform/ui/Field.tsx";
import { Link } from "../../platform/ui/Link.tsx";

/** Apps that take any shop's secret, with their pages in both stores. */
const APPS = [
  {
    name: "Google Authenticator",
    ios: "https://apps.apple.com/app/google-authenticator/id388497605",
    android: "https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2",
  },
  {
    name: "Microsoft Authenticator",
    ios: "https://apps.apple.com/app/microsoft-authenticator/id983156458",
    android: "https://play.google.com/store/apps/details?id=com.azure.authenticator",
  },
  {
    name: "2FAS",
    ios: "https://apps.apple.com/app/2fa-authenticator-2fas/id1217793794",
    android: "https://play.google.com/store/apps/details?id=com.twofasapp",
  },
];

const storeLink = "font-semibold text-brand-700 underline underline-offset-4 hover:decoration-2";

/** 'Setup Two-Factor Authentication': an app, then the picture or the secret for it. */
function AuthenticatorSetup({ image, secret }: { image: string | null; secret: string | null }) {
  const text = useText();
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{text(m.setup_two_factor)}</h2>
      <div className="flex flex-col gap-2 text-sm">
        <p className="text-ink-soft">{text(m.suggested_apps)}</p>
        <ul className="flex flex-col">
          {APPS.map(({ name, ios, android }) => (
            <li key={name} className="flex min-h-9 flex-wrap items-center gap-x-4 py-1">
              <span className="basis-full font-medium wide:flex-1 wide:basis-auto">{name}</span>
              <Link href={ios} className={storeLink} aria-label={`${name}: App Store`}>
                App Store
              </Link>
              <Link href={android} className={storeLink} aria-label={`${name}: Google Play`}>
                Google Play
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {image && (
        <figure className="flex flex-col items-center gap-3 rounded-lg bg-mist px-4 py-5 text-center text-sm">
          <figcaption>{text(m.scan_qr_code)}</figcaption>
          <img
            src={image}
            alt={text(m.qr_code)}
            width={192}
            height={192}
            className="rounded-md bg-white [image-rendering:pixelated]"
          />
        </figure>
      )}
      {secret && (
        <p className="flex flex-col gap-1 text-sm">
          {text(m.copy_secret)}
          <code className="rounded-md bg-mist px-3 py-2 text-base break-all select-all">{secret}</code>
        </p>
      )}
    </div>
  );
}

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
