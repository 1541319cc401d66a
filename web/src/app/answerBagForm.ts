import { storageNames, withLanguage } from "@velours/sdk/rules";
import { emptyPlainCart, parsePlainCart, printPlainCart } from "../features/cart/plain/plainCart.ts";
import { sendPlainForm } from "../features/cart/plain/sendPlainForm.ts";
import type { HostContext } from "../platform/api/HostContext.ts";
import { toPageRequest } from "../platform/api/toPageRequest.ts";
import { createQueries } from "../platform/queries/createQueries.ts";
import { createShop } from "./createShop.ts";

/** As long as the cart keeps a line. */
const LIFETIME = 30 * 86_400;

/** A form of the bag without scripts: what it changes goes into the cookie, and the bag is shown. It leads nowhere else. */
export async function answerBagForm(request: Request, host: HostContext): Promise<Response> {
  const page = toPageRequest(request, host);
  const shop = createShop(page.settings, page);
  const form = new URLSearchParams(await request.text());
  const { plain, refused, isGiftCard } = await sendPlainForm(
    { shop, queries: createQueries(() => []) },
    parsePlainCart(shop.plainCart),
    form,
  );
  const value = printPlainCart(plain);
  const isEmpty = value === printPlainCart(emptyPlainCart);
  // Scripts read it once the browser has some.
  const cookie = [
    `${storageNames(shop.site, "").plainCart}=${encodeURIComponent(value)}`,
    "path=/",
    `max-age=${isEmpty ? 0 : LIFETIME}`,
    "samesite=lax",
    ...(shop.origin.startsWith("https:") ? ["secure"] : []),
  ].join("; ");
  const refusedCode =
    refused === undefined ? "" : `?${new URLSearchParams({ refused: form.get("code") ?? "" })}`;
  const query = isGiftCard ? "?giftCard=true" : refusedCode;
  const location = withLanguage("/bag", shop) + query;
  return new Response(null, { status: 303, headers: { location, "set-cookie": cookie } });
}
