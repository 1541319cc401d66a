import { type LinkProps, Link as RouterLink, useRouter } from "@tanstack/react-router";
import { rewriteLink, stripLanguage, withLanguage } from "@velours/sdk/rules";
import type { ComponentProps } from "react";
import { useShop } from "../api/useShop.ts";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  /** A path of ours, an address on our own domain, or any other address. */
  href: string;
  replace?: boolean;
  /** Off: the address as it is, without the page's language, loaded by the browser. */
  localized?: boolean;
  /** Off: the page is not fetched when the shopper is about to go there. */
  preload?: false;
}

/** A path that every reader of addresses leaves as it is: no query, nothing escaped, no slash at its end. */
const PLAIN_PATH = /^\/([\w-]+(\/[\w-]+)*)?$/;

/** A link of the shop: ours are handled in the page, others open in a new tab. */
export function Link({ href, replace = false, localized = true, preload, ...rest }: Props) {
  const shop = useShop();
  const { origin, defaultLanguage } = shop;
  const router = useRouter();
  // A page has a hundred links to draw. Where this is the same element, its address need not be matched with all routes.
  if (import.meta.env.SSR && localized && PLAIN_PATH.test(href)) {
    const isCurrent = stripLanguage(href) === router.latestLocation.pathname;
    if (!isCurrent) return <a {...rest} href={withLanguage(href, shop)} />;
  }
  // Routes have no language: the router's own rewrite puts the prefix in.
  const link = rewriteLink(href, { language: defaultLanguage, defaultLanguage }, new URL(origin).host);
  if (link.external) return <a {...rest} href={link.href} target="_blank" rel="noopener noreferrer" />;
  if (!localized) return <a {...rest} href={href} />;
  if (!link.href.startsWith("/")) return <a {...rest} href={link.href} />;
  const url = new URL(link.href, origin);
  const target = {
    to: url.pathname,
    search: Object.fromEntries(url.searchParams),
    hash: url.hash.slice(1) || undefined,
    replace,
    ...(preload === false && { preload }),
  } as LinkProps;
  // Pages of a list differ in their query alone.
  return <RouterLink {...rest} {...target} activeOptions={{ exact: true }} />;
}
