import type { Page } from "playwright";
import type { Tab } from "../Tab.ts";

/** The checkout's current screen. */
export type Screen =
  | "changes"
  | "rateChange"
  | "shipping"
  | "giftcard"
  | "payment"
  | "blocked"
  | "offer"
  | "order"
  | "elsewhere"
  | "loading";

const visible = (page: Page, selector: string) => page.locator(selector).first().isVisible();

export async function screenOf(tab: Tab): Promise<Screen> {
  const { page } = tab;
  if (!tab.isCheckout) return "elsewhere";
  const dialog = page.getByRole("dialog");
  if (await dialog.getByRole("button", { name: tab.text("accept_change"), exact: true }).isVisible())
    return "rateChange";
  if (await dialog.getByRole("heading", { name: tab.text("cart_changed_title") }).isVisible())
    return "changes";
  if (await page.getByRole("button", { name: tab.text("offer_decline"), exact: true }).isVisible())
    return "offer";
  if (tab.hasOrder && (await page.getByText(tab.text("order_confirmed")).first().isVisible())) return "order";
  const blocked = page.locator("main form button[type=submit]:is([disabled],[aria-disabled=true])");
  const problem = page
    .locator("main")
    .getByRole("link", { name: tab.text("continue_shopping"), exact: true });
  if ((await problem.isVisible()) && (await blocked.count()) > 0) return "blocked";
  if (await visible(page, 'main input[name="shipping-firstname"]')) return "shipping";
  if (await visible(page, 'main input[name^="giftcard-"]')) return "giftcard";
  if (await visible(page, "main section[aria-labelledby=payment]")) return "payment";
  return "loading";
}
