import { expect, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { inGate } from "./inGate.ts";
import { readMail } from "./mailbox.ts";
import { joinMember, login } from "./members.ts";
import { resetSandbox, Shopper } from "./Shopper.ts";

// A caller may join, and have codes sent, so many times an hour.
test.beforeEach(resetSandbox);

const WORDS = {
  en: {
    send: "Send code",
    wrong: /The code is not correct or no longer valid/,
    add: "Add: Shipping Address",
    change: "Change: Shipping Address",
    review: "Review the fields and try again",
    save: "Save",
    saved: "Your address has been saved.",
    cancel: "Cancel",
    digit: (n: number) => `Digit ${n} of 5`,
  },
  fr: {
    send: "Envoyer le code",
    wrong: /Le code est incorrect ou n’est plus valide/,
    add: "Ajouter\u00a0: Adresse de livraison",
    change: "Modifier\u00a0: Adresse de livraison",
    review: "Vérifiez les champs et réessayez",
    save: "Enregistrer",
    saved: "Votre adresse a été enregistrée.",
    cancel: "Annuler",
    digit: (n: number) => `Chiffre ${n} sur 5`,
  },
} as const;

/** A new member on their profile. */
async function openProfile(page: Page, email: string, language: "en" | "fr"): Promise<Shopper> {
  const shopper = new Shopper(page, language);
  await login(shopper, email);
  await shopper.open("/account/profile");
  return shopper;
}

const boxes = (page: Page) => page.locator("input[name^=code-]");
const shownIn = (page: Page) =>
  boxes(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join("|"));

/** Pastes as a person does: the clipboard's event with a text. */
const paste = (page: Page, box: number, text: string) =>
  boxes(page)
    .nth(box)
    .evaluate((input, value) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", value);
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);

for (const language of ["en", "fr"] as const) {
  test(
    `five boxes confirm the member's email, in ${language} (S-692, S-693, S-695, S-696, S-697, S-698)`,
    inGate(language === "fr"),
    async ({ page }) => {
      const words = WORDS[language];
      const email = await joinMember("profile");
      await openProfile(page, email, language);
      await page.getByRole("button", { name: words.send }).click();
      await expect(boxes(page)).toHaveCount(5);
      await expect(boxes(page).first()).toHaveAttribute("autocomplete", "one-time-code");
      for (let n = 1; n <= 5; n++)
        await expect(page.getByRole("textbox", { name: words.digit(n) })).toBeVisible();
      await expectAccessible(page);
      const [, code = ""] = await readMail(SHOP.url, email, /\b(\d{5})\b/);

      // Typed: letters do nothing, a digit moves on, arrows and Backspace move back.
      await boxes(page).first().focus();
      await page.keyboard.press("a");
      await page.keyboard.press("1");
      await page.keyboard.press("2");
      expect(await shownIn(page)).toBe("1|2|||");
      await expect(boxes(page).nth(2)).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(boxes(page).nth(1)).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await expect(boxes(page).nth(0)).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Backspace");
      expect(await shownIn(page)).toBe("1||||");
      await page.keyboard.press("Backspace");
      expect(await shownIn(page)).toBe("||||");
      await expect(boxes(page).nth(0)).toBeFocused();

      // Pasted: one digit fills its box, two nothing, five all of them.
      await paste(page, 3, "7");
      expect(await shownIn(page)).toBe("|||7|");
      await paste(page, 1, "12");
      await paste(page, 1, "123456");
      await paste(page, 1, "1234a");
      expect(await shownIn(page)).toBe("|||7|");
      const wrong = code === "00000" ? "00001" : "00000";
      await paste(page, 2, wrong);
      expect(await shownIn(page)).toBe(wrong.split("").join("|"));
      await expect(page.getByRole("alert").filter({ hasText: words.wrong })).toBeVisible();
      await expectAccessible(page);

      // Copied and pasted with the keyboard's own shortcuts, which the boxes let through.
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.evaluate((text) => navigator.clipboard.writeText(text), code);
      await boxes(page).nth(4).focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press("ControlOrMeta+v");
      await expect(boxes(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: words.send })).toBeHidden();
      await page.reload();
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByRole("button", { name: words.send })).toBeHidden();
    },
  );

  test(
    `a member saves an address and changes it, in ${language}`,
    inGate(language === "fr"),
    async ({ page }) => {
      const words = WORDS[language];
      const shopper = await openProfile(page, await joinMember("profile"), language);
      const { words: labels } = shopper;
      await page.getByRole("button", { name: words.add }).click();
      await expect(page.locator("select[name=shipping-country]")).toBeFocused();
      await page.getByRole("button", { name: words.save, exact: true }).first().click();
      await expect(page.getByText(words.review)).toBeVisible();
      await expect(shopper.field(labels.firstName)).toBeFocused();
      await expectAccessible(page);
      await shopper.field(labels.firstName).fill("Ada");
      await shopper.field(labels.lastName).fill("Moreau");
      await shopper.field(labels.street).fill("12 Main St");
      await shopper.field(labels.city).fill("Austin");
      await page.getByRole("combobox", { name: labels.state, exact: true }).selectOption("TX");
      await shopper.field(labels.zip).fill("10001");
      await page.getByRole("button", { name: words.save, exact: true }).first().click();
      await expect(shopper.field(labels.zip)).toHaveAttribute("aria-invalid", "true");
      await shopper.field(labels.zip).fill("78701");

      // A lost connection keeps what was typed.
      await page.route("**/addresses/shipping", (route) => route.abort());
      await page.getByRole("button", { name: words.save, exact: true }).first().click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expect(shopper.field(labels.street)).toHaveValue("12 Main St");
      await page.unroute("**/addresses/shipping");
      await page.getByRole("button", { name: words.save, exact: true }).first().click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(page.getByRole("button", { name: words.change })).toBeFocused();
      await page.reload();
      await expect(page.getByText("12 Main St")).toBeVisible();
      await page.waitForLoadState("networkidle");
      await page.getByRole("button", { name: words.change }).click();
      await shopper.field(labels.street).fill("34 Side St");
      await page.getByRole("button", { name: words.cancel }).click();
      await expect(page.getByText("12 Main St")).toBeVisible();
      await expect(page.getByRole("button", { name: words.change })).toBeFocused();
    },
  );
}
