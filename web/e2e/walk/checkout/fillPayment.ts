import { fillHostedField } from "../../fillHostedField.ts";
import type { Tab } from "../Tab.ts";
import { fillAddress } from "./fillShipping.ts";

/** Fills what the payment still asks: the bill's address where nothing ships, and the card where money is asked. */
export async function fillPayment(tab: Tab, country: string, card = "4111111111111111"): Promise<void> {
  const { page } = tab;
  const email = page.locator("main input[name=email]");
  if (await email.isVisible()) await email.fill("ada@example.com");
  if (await page.locator('main [name="billing-firstname"]').isVisible())
    await fillAddress(tab, "billing", country);
  const method = page.locator("main fieldset input[value=credit-card]");
  if ((await method.count()) === 0) return;
  // A member's saved cards are chosen first.
  await method.check();
  const field = (title: string) => page.frameLocator(`iframe[title*="${title}"]`).getByRole("textbox");
  await fillHostedField(field(tab.text("card_number")), card);
  await fillHostedField(field(tab.text("card_expiry")), "12/34");
  await fillHostedField(field(tab.text("card_cvv")), "123");
}
