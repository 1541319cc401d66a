import { expect, test } from "@playwright/test";
import { goToPayment, login, MEMBER } from "./members.ts";
import { resetSandbox, Shopper } from "./Shopper.ts";

test.beforeEach(resetSandbox);

test("the list of saved cards by keyboard alone: arrows choose, an expired one is passed over, Enter pays", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await login(shopper, MEMBER);
  await goToPayment(shopper, "/product/100001");
  const card = (last4: string) => page.getByRole("radio", { name: new RegExp(`ending in ${last4}`) });
  const list = page.getByRole("group", { name: "Saved Credit Cards" }).last();
  await expect(list.getByRole("radio")).toHaveCount(3);
  await expect(card("0005")).toBeDisabled();
  await page.getByRole("radio", { name: "Saved Credit Cards", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(card("1111")).toBeFocused();
  for (const last4 of ["5100", "1111", "5100"]) {
    await page.keyboard.press("ArrowDown");
    await expect(card(last4)).toBeFocused();
    await expect(card(last4)).toBeChecked();
    await expect(list.getByRole("radio", { checked: true })).toHaveCount(1);
  }
  await expect(page.getByRole("radio", { name: "Saved Credit Cards", exact: true })).toBeChecked();

  const pay = page.getByRole("button", { name: "Pay with selected credit card" });
  await page.keyboard.press("Tab");
  await expect(pay).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Your bank declined the payment/)).toBeVisible();
  await expect(card("5100")).toBeChecked();

  await card("5100").focus();
  await page.keyboard.press("ArrowDown");
  await expect(card("1111")).toBeChecked();
  await page.keyboard.press("Enter");
  await shopper.seesOrder();
});
