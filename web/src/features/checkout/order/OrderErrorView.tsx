import { useRouter } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { CheckoutLayout } from "../CheckoutLayout.tsx";

/** Shown when the order of `?id=` cannot be loaded. */
export function OrderErrorView() {
  const text = useText();
  const { supportEmail } = useSite();
  const hasLogin = "/login" in useRouter().routesByPath;
  const [before, after] = text(m.check_email_help, { email: "\n" }).split("\n");
  return (
    <CheckoutLayout>
      <div className="flex flex-col items-center gap-5 py-16 text-center">
        <span className="flex size-16 items-center justify-center rounded-full bg-brand-50 text-brand-600">
          <Mail aria-hidden="true" size={30} />
        </span>
        <h1 className="text-2xl font-bold">{text(m.check_email)}</h1>
        <p className="text-ink-soft">
          {before}
          <a
            href={`mailto:${supportEmail}`}
            className="font-semibold text-brand-700 underline underline-offset-4"
          >
            {supportEmail}
          </a>
          {after}
        </p>
        {hasLogin && (
          <Link
            href="/login?redirect=/account/orders"
            preload={false}
            className={`${buttonClass({ size: "large" })} py-2`}
          >
            {text(m.login_to_track)}
          </Link>
        )}
      </div>
    </CheckoutLayout>
  );
}
