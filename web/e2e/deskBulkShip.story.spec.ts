import { expect, test } from "@playwright/test";
import type { MerchantOrder } from "@velours/sdk/types";
import { buyHalos } from "./buyHalos.ts";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { openDesk } from "./signInAtDesk.ts";

test("orders are shipped together though one answer is lost and a packer was faster with another", async ({
  page,
}) => {
  test.slow();
  const numbers: string[] = [];
  for (let nth = 0; nth < 3; nth++) numbers.push((await buyHalos(page, { lastname: "Kleinschmidt" })).number);
  const [lost, taken, plain] = numbers as [string, string, string];
  await openDesk(page, "/desk/orders?q=kleinschmidt&isToPack=true", "shopkeeper@example.com");
  // The payments are taken shortly after the purchases.
  await expect(async () => {
    await page.reload();
    await expect(page.locator("[data-row]")).toHaveCount(3);
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await expect(page.getByRole("button", { name: "Ship · 3" })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await look(page, "orders selected");

  await page.getByRole("button", { name: "Ship · 3" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Carrier" }).fill("USPS");
  await dialog
    .getByRole("textbox", { name: "Paste tracking numbers" })
    .fill(numbers.map((number) => `${number},94001118992231-${number}`).join("\n"));
  await dialog.getByRole("button", { name: "Fill in" }).click();
  await expect(dialog.getByRole("textbox", { name: `Tracking number of ${plain}` })).toHaveValue(
    `94001118992231-${plain}`,
  );
  await look(page, "tracking numbers");
  await callApi(page, `/merchant/orders/${taken}/shipments`, { data: { carrier: "UPS" } });

  const result = (number: string) => dialog.getByRole("listitem").filter({ hasText: number });
  await loseAnswer(
    page,
    `**/orders/${lost}/shipments`,
    () => dialog.getByRole("button", { name: "Ship · 3" }).click(),
    result(lost).getByText("No answer yet"),
  );
  await expect(result(taken)).toContainText("Changed meanwhile");
  await expect(result(plain)).toContainText("Shipped");
  await look(page, "one is not confirmed");
  await dialog.getByRole("button", { name: "Ship the rest · 1" }).click();
  await expect(result(lost)).toContainText("Shipped");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.locator("[data-row]")).toHaveCount(0);

  for (const [number, tracking] of [
    [lost, `94001118992231-${lost}`],
    [taken, null],
    [plain, `94001118992231-${plain}`],
  ] as const) {
    const { order } = await callApi<MerchantOrder>(page, `/merchant/orders/${number}`);
    expect(order.shipments?.map((shipment) => shipment.tracking)).toEqual([tracking]);
  }
});
