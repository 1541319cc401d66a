import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { Spinner } from "../../platform/ui/Spinner.tsx";

/**
 * Over everything while the checkout is not ready; without scripts it never will be, and says so. `framed` lets the
 * page's frame show through.
 */
export function CheckoutOverlay({ framed = false }: { framed?: boolean }) {
  const text = useText();
  const { name, supportEmail } = useSite();
  return (
    <div
      className={`fixed inset-0 z-40 flex items-center justify-center text-brand-600 ${framed ? "bg-white/40 noscript:bg-white" : "bg-white"}`}
    >
      <div role="status" className="noscript:hidden">
        <Spinner size="2.5rem" />
        <span className="sr-only">{text(m.loading_checkout)}</span>
      </div>
      <noscript>
        <div className="flex max-w-md flex-col items-center gap-4 px-6 text-center text-ink">
          <p className="text-lg">{text(m.checkout_needs_scripts)}</p>
          <a href={`mailto:${supportEmail}`} className="text-brand-700 underline underline-offset-4">
            {supportEmail}
          </a>
          <Link href="/bag" preload={false} className="text-brand-700 underline underline-offset-4">
            {text(m.view_bag)}
          </Link>
          <Link href="/" preload={false} className="text-brand-700 underline underline-offset-4">
            {text(m.home_link, { name })}
          </Link>
        </div>
      </noscript>
    </div>
  );
}
