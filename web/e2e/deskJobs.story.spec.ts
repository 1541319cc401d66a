import { expect, test } from "@playwright/test";
import type { DeadJob } from "@velours/sdk/types";
import { buyHalos } from "./buyHalos.ts";
import { look } from "./look.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a shopkeeper sees today what could not be sent and what was sold, and tries a message again", async ({
  page,
}) => {
  test.slow();
  const { number } = await buyHalos(page);
  // The shop gives a message up after two days, so the list of those is answered here.
  const jobs: DeadJob[] = [
    {
      id: 8041,
      kind: "mail",
      template: "order-confirmation",
      order: number,
      error: "Error: connect ECONNREFUSED 127.0.0.1:2525",
      attempts: 15,
      failedAt: "2026-11-27T09:30:00.000Z",
    },
    {
      id: 999_999_999,
      kind: "subscribe",
      template: null,
      order: null,
      error: "Error: Klaviyo answered 503",
      attempts: 15,
      failedAt: "2026-11-26T21:04:00.000Z",
    },
  ];
  await page.route(/\/merchant\/jobs(\?|$)/, (route) => route.fulfill({ json: jobs }));
  let isLost = true;
  const keys = new Set<string | undefined>();
  await page.route("**/merchant/jobs/8041/retry", async (route) => {
    keys.add(route.request().headers()["idempotency-key"]);
    if (isLost) return route.abort();
    const [job] = jobs.splice(0, 1);
    return route.fulfill({ json: job });
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, "/desk", "shopkeeper@example.com");
  const sales = page.getByRole("region", { name: "Sales" });
  const row = sales.getByRole("row").filter({ hasText: "USD" });
  await expect(row.getByRole("link", { name: /^\d+ orders?$/ }).first()).toBeVisible();
  await look(page, "today");

  await page.getByRole("link", { name: "Failed messages 2" }).click();
  await expect(page.getByRole("heading", { name: "Failed messages" })).toBeVisible();
  const email = page.getByRole("button", { name: `Try again: Order confirmation · ${number}` });
  await look(page, "failed messages");
  await email.click();
  await expect(page.getByRole("alert")).toBeVisible({ timeout: 30_000 });
  isLost = false;
  await email.click();
  await expect(page.getByRole("status")).toContainText(`Tried again: Order confirmation · ${number}`);
  await expect(page.getByRole("heading", { name: "Failed messages" })).toBeFocused();
  await expect(email).toHaveCount(0);
  expect(keys.size).toBe(1);

  // The shop knows no such job: somebody else was faster.
  await page.getByRole("button", { name: "Try again: Sign-up at the newsletter service" }).click();
  await expect(page.getByRole("status")).toContainText("no longer in the list");

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.unroute(/\/merchant\/jobs(\?|$)/);
  await page.goto("/fr/desk/settings/jobs");
  await expect(page.getByText("Aucun message ni aucune autre tâche n’a échoué.")).toBeVisible();
  await look(page, "no failed messages in French");
  await page.goto("/fr/desk");
  const today = page.getByRole("region", { name: "Ventes" });
  await expect(today.getByRole("link").last()).toBeVisible();
  await today.getByRole("link").last().click();
  await expect(page).toHaveURL(/\/fr\/desk\/orders\?.*fromDay/);
});
