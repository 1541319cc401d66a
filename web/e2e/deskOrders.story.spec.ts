import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { buyHalos } from "./buyHalos.ts";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { openDesk } from "./signInAtDesk.ts";

test("somebody at the desk finds an order by its buyer, pages through the others, and answers a return that waits", async ({
  page,
}) => {
  test.slow();
  const wanted = await buyHalos(page, { lastname: "Zuckerkandl" });
  // Others buy meanwhile: these are the only ones of their name.
  for (let nth = 0; nth < 26; nth++) await buyHalos(page, { lastname: "Zuckerkandl" });
  await openDesk(page, "/desk/orders?q=zuckerkandl", "shopkeeper@example.com");
  const row = page.getByRole("link", { name: wanted.number });
  await expect(page.locator("[data-row]")).toHaveCount(25);
  await expect(row).toHaveCount(0);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(row).toBeVisible();
  await page.getByRole("link", { name: "First page" }).click();
  await expect(page.getByRole("link", { name: "First page" })).toHaveCount(0);

  await page.getByRole("searchbox", { name: "Find orders" }).fill(wanted.number);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await expect(row).toBeVisible();
  await look(page, "orders found");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const csv = readFileSync(await (await download).path(), "utf8")
    .trim()
    .split("\r\n");
  expect(csv[0]).toContain("order,site,status");
  expect(csv.slice(1).every((line) => line.startsWith(wanted.number))).toBe(true);

  // A reload and the way back show the same orders.
  await page.reload();
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await expect(page.getByRole("searchbox", { name: "Find orders" })).toHaveValue(wanted.number);

  await callApi(page, `/merchant/orders/${wanted.number}/shipments`, { data: { carrier: "USPS" } });
  await callApi(page, `/services/payments/checkouts/${wanted.id}/returns`, {
    data: { lines: [{ line: 1, quantity: 1 }], reason: "damaged" },
  });
  await page.goto("/desk");
  const waiting = page.getByRole("region", { name: "Returns to answer" });
  await expect(waiting.getByRole("link", { name: wanted.number })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/desk/orders?returns=requested");
  await expect(row).toBeVisible();
  await look(page, "returns");

  // The answer is lost on its way back: pressed again, the return is answered once.
  await row.click();
  await page.getByRole("button", { name: "Answer the return" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Words for the buyer" }).fill("Please send it to 4 Mill Lane.");
  await look(page, "answer");
  await loseAnswer(page, "**/returns/*", () =>
    dialog.getByRole("button", { name: "Answer the return" }).click(),
  );
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog).toBeHidden();
  const returns = page.getByRole("region", { name: "Returns" });
  await expect(returns.getByText("Approved")).toBeVisible();
  await expect(returns.getByText("Please send it to 4 Mill Lane.")).toBeVisible();
  await returns.getByRole("button", { name: "Answer the return" }).click();
  await expect(dialog.getByRole("option")).toHaveText(["Declined", "Received"]);
});
