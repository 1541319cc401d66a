import { expect, type Page, test } from "@playwright/test";
import { inGate } from "./inGate.ts";
import { AUSTIN, resetSandbox, Shopper } from "./Shopper.ts";
import { translatePage } from "./translatePage.ts";

test.beforeEach(resetSandbox);
// Each buys twice: as it is and translated.
test.slow();

type Translation = "none" | "from the first paint on" | "once it is there";

/** Buys as a guest, with a code that is refused, one that holds, and a card that is declined. Returns what was read. */
async function buy(page: Page, translation: Translation): Promise<string[]> {
  const read: string[] = [];
  if (translation === "from the first paint on") await page.addInitScript(translatePage);
  const shopper = new Shopper(page);
  await shopper.open("/product/100001");
  if (translation === "once it is there") await page.evaluate(translatePage);
  await shopper.addToCart();

  const { cart } = shopper;
  const total = cart.getByText("Estimated total").locator("xpath=ancestor::dl[1]");
  await expect(total).toContainText("$55");
  await cart.getByRole("button", { name: "One more" }).first().click();
  await expect(total).toContainText("$96");
  const code = cart.getByRole("textbox", { name: shopper.words.code });
  await code.fill("NOPE");
  await code.press("Enter");
  await expect(cart.getByRole("alert").filter({ hasText: /\w/ }).first()).toBeVisible();
  await code.fill("WELCOME15");
  await code.press("Enter");
  await expect(cart.getByText("WELCOME15", { exact: true }).first()).toBeVisible();
  await expect(total).not.toContainText("$96");
  read.push(await cart.getByRole("region", { name: "Summary" }).innerText(), await total.innerText());

  await shopper.goToCheckout();
  await shopper.continue();
  await expect(page.getByText(/is required/).first()).toBeVisible();
  await shopper.confirmDelivery(AUSTIN);
  await shopper.fillCard("4000111111111115");
  await shopper.pay();
  await expect(page.getByRole("alert").filter({ hasText: "Do Not Honor" })).toBeVisible();
  read.push(await page.getByRole("complementary").innerText());
  await shopper.payByCard();
  await shopper.seesOrder();
  return read;
}

for (const translation of ["from the first paint on", "once it is there"] as const) {
  test(
    `a guest buys, and reads the right amounts, in a page translated ${translation}`,
    inGate(translation === "from the first paint on"),
    async ({ browser }) => {
      const read = async (how: Translation) => {
        const context = await browser.newContext();
        const texts = await buy(await context.newPage(), how);
        await context.close();
        return texts.map((text) => text.replace(/\s+/g, " "));
      };
      const original = await read("none");
      expect(await read(translation)).toEqual(original);
    },
  );
}

test("a wrong password is said in a translated page", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/login");
  await page.evaluate(translatePage);
  await shopper.field("Email").fill("member@example.com");
  await shopper.field("Password").fill("not this one");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\w/ }).first()).toBeVisible();
  await expect(shopper.field("Email")).toHaveValue("member@example.com");
});
