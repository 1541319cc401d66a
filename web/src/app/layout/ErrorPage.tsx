import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { siteText } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import { useEffect } from "react";
import { reportFailure } from "../../platform/analytics/reportFailure.ts";
import { isConnectionError } from "../../platform/api/isConnectionError.ts";
import { isUnsoldCurrency } from "../../platform/api/isUnsoldCurrency.ts";
import { reloadOnce } from "../../platform/chunks/reload.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { buttonClass } from "../../platform/ui/buttonClass.ts";

/** Shown for an uncaught error of a page. Stands without any data: the shop itself may be what failed. */
export function ErrorPage({ error, reset }: Partial<ErrorComponentProps>) {
  const router = useRouter();
  const { shop } = router.options.context;
  const text = textIn(shop.locale);
  useEffect(() => {
    // The address is the requested one already; a page loaded now has a region that the site sells to.
    if (isUnsoldCurrency(error) && reloadOnce()) return;
    if (import.meta.env.PROD && error !== undefined) void reportFailure(shop, error);
  }, [shop, error]);
  const isOffline = isConnectionError(error) && navigator.onLine === false;
  // Absent when the site itself could not be loaded.
  const site = (router.state.matches[0]?.loaderData as { site: Site } | undefined)?.site;
  return (
    <div className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
      <img src="/assets/img/states/error.svg" alt="" width={200} height={150} />
      <h1 className="text-3xl font-bold">{text(isOffline ? m.offline_title : m.error_title)}</h1>
      <p className="text-lg text-ink-soft">{text(isOffline ? m.offline_text : m.error_text)}</p>
      {!isOffline && (
        <p className="text-ink-soft">
          {siteText(site?.texts?.error, shop.language) ?? text(m.error_refresh)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-center gap-4">
        <Button
          onClick={() => {
            reset?.();
            void router.invalidate();
          }}
        >
          {text(m.refresh)}
        </Button>
        {site && (
          <a href={`mailto:${site.supportEmail}`} className={buttonClass({ variant: "text" })}>
            {text(m.error_feedback)}
          </a>
        )}
      </div>
    </div>
  );
}
