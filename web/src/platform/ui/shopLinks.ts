import { type AddressLanguage, rewriteLink } from "@velours/sdk/rules";

const LINK = /<a\b([^>]*?)\shref="([^"]*)"([^>]*)>/gi;

/** Gives the links of a merchant's HTML the page's language; others open in a new tab. */
export const rewriteLinks = (html: string, shop: AddressLanguage & { origin: string }): string =>
  html.replace(LINK, (_, before: string, href: string, after: string) => {
    const link = rewriteLink(href.replaceAll("&amp;", "&"), shop, new URL(shop.origin).host);
    const rest = `${before}${after}`.replace(/\s(target|rel)="[^"]*"/gi, "");
    const target = link.external ? ' target="_blank" rel="noopener noreferrer"' : "";
    return `<a${rest} href="${link.href.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"${target}>`;
  });

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/**
 * The address that a click on a link opens in this page; null when the browser is to follow it. A link with a query may
 * put something into the cart, which happens when a page loads.
 */
export function inPageAddress(click: Click, target: Element): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return null;
  const link = target.closest("a");
  const href = link?.getAttribute("href") ?? "";
  return link?.target === "" && href.startsWith("/") && !href.includes("?") ? href : null;
}
