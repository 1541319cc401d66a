import { expect, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";

test.use({ baseURL: SHOP.url });

const listing = "/sex-toys/vibrators";

for (const [nth, cookie] of [
  "boutique_region=GB; boutique_region=",
  "boutique_region=; boutique_region=GB",
  "boutique_region=GB=",
  'boutique_region="GB"',
  "boutique_region=%47B",
  "boutique_region=GB",
].entries())
  test(`after a visitor with ${cookie} others have the prices of their own region`, async ({ request }) => {
    const path = `${listing}?price=${nth}-`;
    await request.get(path, { headers: { cookie } });
    const page = await (await request.get(path)).text();
    expect(page).toMatch(/\$\d\d/);
    expect(page).not.toMatch(/£\d/);
  });

for (const value of ["%", "ZZ", "%00", "constructor", "x".repeat(4_000)])
  test(`an unknown region is ignored: ${value.slice(0, 20)}`, async ({ request }) => {
    const answer = await request.get(listing, { headers: { cookie: `boutique_region=${value}` } });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain("$");
  });

test("a page that many share runs its own scripts and no others", async ({ page, request }) => {
  await request.get(listing);
  const logs: string[] = [];
  page.on("console", (message) => logs.push(message.text()));
  const answer = await page.goto(listing);
  expect(answer?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  await page.getByRole("button", { name: /bag/i }).first().waitFor();
  expect(logs.filter((text) => /Content.Security.Policy|Hydration/i.test(text))).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'smuggled'";
    document.body.append(script);
  });
  expect(await page.title()).not.toBe("smuggled");
  expect(logs.join("\n")).toMatch(/Content.Security.Policy/i);
});
