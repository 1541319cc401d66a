import { useHydrated, useRouterState } from "@tanstack/react-router";
import { LANGUAGE_NAMES, storageNames, withLanguage } from "@velours/sdk/rules";
import { useShop } from "../api/useShop.ts";
import { storeChoice } from "../browser/storeChoice.ts";
import { forgetPages } from "../offline/forgetPages.ts";
import { useSite } from "../sites/useSite.ts";
import { storeForms } from "./languageSwitch.ts";

/** The same page in the other language: keeps query and hash, stores the choice and reloads. */
export function LanguageLink({ className }: { className?: string }) {
  const shop = useShop();
  const { supported } = useSite().languages;
  const { pathname, searchStr, hash } = useRouterState({ select: (state) => state.location });
  // React keeps a link's address as it was drawn, for a server that is never told the hash: it is given after that.
  const isGiven = useHydrated() || import.meta.env.SSR;
  const others = supported.filter((otherLanguage) => otherLanguage !== shop.language);
  return others.map((otherLanguage) => (
    <a
      key={otherLanguage}
      href={
        isGiven
          ? withLanguage(pathname, { ...shop, language: otherLanguage }) + searchStr + (hash && `#${hash}`)
          : undefined
      }
      suppressHydrationWarning
      hrefLang={otherLanguage}
      lang={otherLanguage}
      onClick={() => {
        storeForms(shop.site);
        storeChoice(storageNames(shop.site, "").language, otherLanguage);
        forgetPages();
      }}
      className={
        className ??
        "-mx-2 inline-flex min-h-9 items-center px-2 text-sm font-medium underline-offset-4 hover:underline"
      }
    >
      {LANGUAGE_NAMES[otherLanguage]}
    </a>
  ));
}
