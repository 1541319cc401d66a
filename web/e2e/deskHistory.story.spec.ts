import { expect, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { buyHalos } from "./buyHalos.ts";
import { callApi } from "./callApi.ts";
import { holdBack } from "./holdBack.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { readMail } from "./mailbox.ts";
import { openDesk } from "./signInAtDesk.ts";

test("somebody at the desk notes a call, corrects an email and an address until a parcel has left, and sees a refund before it is made", async ({
  page,
}) => {
  test.slow();
  const order = await buyHalos(page);
  const email = `corrected-${crypto.randomUUID()}@example.com`;
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, `/desk/orders/${order.number}`, "desk@example.com");
  const main = page.getByRole("main");
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem").filter({ hasText: "Received" })).toContainText("$103.92");

  // The answer is lost on its way back: pressed again, the note is kept once.
  const note = history.getByRole("textbox", { name: "Note" });
  const add = history.getByRole("button", { name: "Add the note" });
  await expect(add).toBeDisabled();
  await note.fill("Called: the ribbon may be violet.");
  await loseAnswer(page, "**/notes", () => add.click(), history.getByRole("alert"));
  await history.getByRole("button", { name: "Try again" }).click();
  await expect(note).toHaveValue("");
  await expect(history.getByText("Called: the ribbon may be violet.")).toHaveCount(1);
  await look(page, "order");

  await main.getByRole("button", { name: "Correct email or address" }).click();
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();
  const field = dialog.getByRole("textbox", { name: "Email" });
  await field.fill("ada at example");
  await save.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await look(page, "a bad email");
  await field.fill(email);
  await dialog.getByRole("textbox", { name: "Street address" }).fill("4 Mill Lane");
  // Somebody else corrects it meanwhile: theirs is shown before it is replaced.
  const data = { email: "somebody-else@example.com" };
  await callApi(page, `/merchant/orders/${order.number}/contact`, { method: "PUT", data });
  await save.click();
  await expect(dialog.getByText("somebody-else@example.com")).toBeVisible();
  await expect(field).toHaveValue(email);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(email)).toBeVisible();
  await expect(page.getByRole("region", { name: "Ship to" })).toContainText("4 Mill Lane");

  await main.getByRole("button", { name: "Send an email again" }).click();
  await expect(dialog.getByRole("option")).toHaveText(["Order confirmation"]);
  await look(page, "an email again");
  // Closed before the shop has answered, it would fail without anybody being told.
  const answers = await holdBack(page, "**/emails");
  await dialog.getByRole("button", { name: "Send" }).click();
  const close = dialog.getByRole("button", { name: "Close" });
  await expect(close).toHaveAttribute("aria-disabled", "true");
  await expect(close).toHaveAccessibleDescription("You can close this once the shop has answered.");
  await look(page, "an email on its way");
  await close.click({ force: true });
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  answers();
  await expect(dialog).toBeHidden();
  await page.unroute("**/emails");
  await readMail(SHOP.url, email, new RegExp(order.number));

  await callApi(page, `/merchant/orders/${order.number}/shipments`, { data: { carrier: "USPS" } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/fr/desk/orders/${order.number}`);
  const historique = page.getByRole("region", { name: "Historique" });
  await expect(historique.getByText("Colis expédié")).toBeVisible();
  await expect(historique.getByText("Called: the ribbon may be violet.")).toBeVisible();
  await expect(
    historique.getByRole("listitem").filter({ hasText: "Confirmation de commande" }).first(),
  ).toContainText("Courriel");
  await main.getByRole("button", { name: "Corriger" }).click();
  await expect(dialog.getByRole("textbox")).toHaveCount(1);
  await page.keyboard.press("Escape");

  // The amounts by means of payment are seen before anything is pressed, and follow what is chosen.
  await main.getByRole("button", { name: "Rembourser" }).click();
  const total = dialog.getByRole("definition").filter({ hasText: "103" });
  await dialog.getByRole("spinbutton").first().fill("2");
  await expect(total.last()).toBeVisible();
  await dialog.getByRole("spinbutton").first().fill("1");
  await expect(dialog.getByRole("definition").filter({ hasText: "51" }).last()).toBeVisible();
  await look(page, "a refund before it is made");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
