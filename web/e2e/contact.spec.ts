import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { readMail } from "./mailbox.ts";
import { isHydrated, Shopper } from "./Shopper.ts";

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

test("a half-written message survives a reload and another page, not its sending; another tab has its own", async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/contact");
  const words = page.getByRole("textbox", { name: "Your message" });
  const topic = page.getByRole("combobox", { name: "What is it about?" });
  await shopper.field("Your name").fill("Ada");
  await topic.selectOption("product");
  await words.fill("Which of the two\nis the quieter one?");

  const second = await context.newPage();
  await new Shopper(second).open("/contact");
  await expect(second.getByRole("textbox", { name: "Your message" })).toHaveValue("");
  await second.getByRole("textbox", { name: "Your message" }).fill("Something else");

  await page.reload();
  await expect(words).toHaveValue("Which of the two\nis the quieter one?");
  await expect(shopper.field("Your name")).toHaveValue("Ada");
  await expect(topic).toHaveValue("product");
  await shopper.open("/help");
  await shopper.open("/contact");
  await expect(words).toHaveValue("Which of the two\nis the quieter one?");

  await shopper.field(shopper.words.email).fill(`ada-${crypto.randomUUID()}@example.com`);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(words).toBeHidden();
  await shopper.open("/contact");
  await expect(words).toHaveValue("");
  await second.reload();
  await expect(second.getByRole("textbox", { name: "Your message" })).toHaveValue("Something else");
});

test("a message sent without an answer has the same key when it is sent again after a reload", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/contact");
  await shopper.field("Your name").fill("Ada");
  await shopper.field(shopper.words.email).fill(`ada-${crypto.randomUUID()}@example.com`);
  await page.getByRole("combobox", { name: "What is it about?" }).selectOption("product");
  await page.getByRole("textbox", { name: "Your message" }).fill("Is the bullet loud?");
  const keys: (string | undefined)[] = [];
  let isReached = false;
  await page.route("**/api/services/messages", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return isReached ? route.continue() : route.abort();
  });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  await page.reload();
  isReached = true;
  await page.waitForFunction(isHydrated, "main *");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("textbox", { name: "Your message" })).toBeHidden();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});
