import type { SiteCode } from "@velours/sdk/types";
import styles from "../styles.css?url";
import type { Locale } from "../text/generated/runtime.js";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";
import { buttonClass } from "../ui/buttonClass.ts";

/** The whole document in place of a page that was not kept, without a network. The service worker fills the list. */
export function OfflinePage(props: { language: Locale; site: SiteCode }) {
  const text = textIn(props.language);
  return (
    <html lang={props.language} data-site={props.site}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{text(m.offline_title)}</title>
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/assets/img/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
          <img src="/assets/img/states/error.svg" alt="" width={200} height={150} />
          <h1 className="text-3xl font-bold">{text(m.offline_title)}</h1>
          <p className="max-w-md text-lg text-ink-soft">{text(m.offline_text)}</p>
          {/* The service worker writes the requested address there. */}
          <a href="/offline" className={buttonClass()}>
            {text(m.unavailable_again)}
          </a>
          <h2 className="mt-6 text-xl font-semibold">{text(m.offline_pages)}</h2>
          <ul className="flex flex-col gap-2 [&_a]:inline-flex [&_a]:min-h-6 [&_a]:text-brand-700 [&_a]:underline [&_a]:underline-offset-4" />
        </main>
      </body>
    </html>
  );
}
