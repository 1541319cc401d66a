import { getLocale, hasOwnStyles } from "@velours/sdk/rules";
import type { PageSite } from "@velours/sdk/shop";
import type { Language } from "@velours/sdk/types";
import type { ReactNode } from "react";
import type { HostContext } from "../../platform/api/HostContext.ts";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import { siteIcon } from "../../platform/sites/siteIcon.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import styles from "../styles.css?url";

interface Props {
  language: Language;
  host: Pick<HostContext, "site" | "siteLook" | "country" | "french">;
  title: string;
  explanation: string;
  /** Where "Try again" leads. */
  address: string;
  children?: ReactNode;
}

/** The shop's logo, or its name. */
function Brand({ name, look }: PageSite) {
  if (look.logoUrl)
    return <img src={look.logoUrl} alt={name} className="h-8 w-auto max-w-48 object-contain" />;
  return name && <p className="text-2xl font-bold tracking-tight">{look.wordmark ?? name}</p>;
}

/** A whole document in place of a page that can't be shown: without data, and without a script. */
export function StaticPage({ language, host, title, explanation, address, children }: Props) {
  const { site, siteLook: { name, look } = { name: "", look: {} } } = host;
  return (
    <html lang={language} data-site={site}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{name ? pageTitle(title, name) : title}</title>
        <link rel="stylesheet" href={styles} />
        {hasOwnStyles(look) && <link rel="stylesheet" href={`/look/style.css?v=${look.version}`} />}
        <link {...siteIcon(look)} />
      </head>
      <body>
        <main className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
          <Brand name={name} look={look} />
          <img src="/assets/img/states/error.svg" alt="" width={200} height={150} />
          <h1 className="text-3xl font-bold">{title}</h1>
          <p className="max-w-md text-lg text-ink-soft">{explanation}</p>
          <a href={address} className={buttonClass()}>
            {textIn(getLocale(language, host.country, host.french))(m.retry)}
          </a>
          {children}
        </main>
      </body>
    </html>
  );
}
