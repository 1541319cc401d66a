import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { readMail } from "./mailbox.ts";
import { Shopper } from "./Shopper.ts";

test("a shopper writes to customer service: what is wrong is said at its field, a failure keeps the words, a press too many sends once", async ({
  page,
  baseURL,
}) => {
  const shopper = new Shopper(page, "fr");
  await shopper.open("/contact");
  const send = page.getByRole("button", { name: "Envoyer le message" });
  await send.click();
  await expect(shopper.field("Votre nom")).toBeFocused();
  await expect(page.getByRole("combobox", { name: "De quoi" })).toHaveAccessibleDescription(
    "Veuillez choisir un sujet",
  );
  await expectAccessible(page);
  const email = `ada-${crypto.randomUUID()}@example.com`;
  await shopper.field("Votre nom").fill("Ada");
  await shopper.field("Courriel").fill(email);
  await page.getByRole("combobox", { name: "De quoi" }).selectOption({ label: "Une commande" });
  await page.getByRole("textbox", { name: "Numéro de commande" }).fill("V-100023");
  const words = page.getByRole("textbox", { name: "Votre message" });
  await words.fill("Où est mon colis ? Il ne bouge plus.");

  await page.route("**/api/services/messages", (route) => route.abort());
  await send.click();
  await expect(page.getByText("La boutique est injoignable.")).toBeVisible({ timeout: 30_000 });
  await expect(words).toHaveValue("Où est mon colis ? Il ne bouge plus.");
  await page.unrouteAll();
  await send.dblclick();
  await expect(page.getByRole("heading", { name: "Votre message est parti" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText(email);
  await expectAccessible(page);
  await readMail(baseURL!, email, /Merci de nous avoir écrit/);
  const { length } = (await (await page.request.get("/sandbox/mail")).json()).filter(
    (mail: { replyTo?: string }) => mail.replyTo === email,
  );
  expect(length).toBe(1);
});
