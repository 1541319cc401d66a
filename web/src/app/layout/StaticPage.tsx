import type { Language, SiteCode } from "@velours/sdk/types";
import type { ReactNode } from "react";
import { m } from "../../platform/text/m.ts";
import { textIn } from "../../platform/text/useText.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import styles from "../styles.css?url";

interface Props {
  language: Language;
  site: SiteCode;
  title: string;
  explanation: string;
  /** Where "Try again" leads. */
  address: string;
  children?: ReactNode;
}

/** A whole document in place of a page that can't be shown: without data, and without a script. */
export function StaticPage({ language, site, title, explanation, address, children }: Props) {
  return (
    <html lang={language} data-site={site}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/assets/img/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
          <img src="/assets/img/states/error.svg" alt="" width={200} height={150} />
          <h1 className="text-3xl font-bold">{title}</h1>
          <p className="max-w-md text-lg text-ink-soft">{explanation}</p>
          <a href={address} className={buttonClass()}>
            {textIn(language)(m.unavailable_again)}
          </a>
          {children}
        </main>
      </body>
    </html>
  );
}
