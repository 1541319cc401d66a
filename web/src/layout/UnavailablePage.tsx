import type { SiteCode } from "@velours/sdk/types";
import styles from "../styles.css?url";
import type { Locale } from "../text/generated/runtime.js";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";
import { buttonClass } from "../ui/buttonClass.ts";

/** The whole document while the shop's data cannot be had: without data, and without a script. */
export function UnavailablePage(props: { language: Locale; site: SiteCode; address: string }) {
  const text = textIn(props.language);
  return (
    <html lang={props.language} data-site={props.site}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{text(m.unavailable_title)}</title>
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/assets/img/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
          <img src="/assets/img/states/error.svg" alt="" width={200} height={150} />
          <h1 className="text-3xl font-bold">{text(m.unavailable_title)}</h1>
          <p className="max-w-md text-lg text-ink-soft">{text(m.unavailable_text)}</p>
          <a href={props.address} className={buttonClass()}>
            {text(m.unavailable_again)}
          </a>
        </main>
      </body>
    </html>
  );
}
