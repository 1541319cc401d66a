import { expect, test } from "@playwright/test";

const routes = [
  "/",
  "/sex-toys",
  "/sex-toys/vibrators",
  "/sex-toys/vibrators/100005",
  "/product/100005",
  "/product/100005/any-title",
  "/about",
  "/help",
  "/contact",
  "/checkout",
];

for (const path of routes)
  test(`${path} is served in each language, under its prefix (S-068, S-069)`, async ({ request }) => {
    const english = await request.get(`/en${path === "/" ? "" : path}`);
    const french = await request.get(`/fr${path === "/" ? "" : path}`);
    expect([english.status(), french.status()]).toEqual([200, 200]);
    expect(await english.text()).toMatch(/<html[^>]*lang="en/);
    expect(await french.text()).toMatch(/<html[^>]*lang="fr/);
  });

for (const [path, location] of [
  ["/no-such-page", "/404"],
  ["/no/such/page/at/all", "/404"],
  ["/sex-toys/no-such-page", "/404"],
  ["/fr/no-such-page", "/fr/404"],
] as const)
  test(`${path} moves for good to ${location} (S-067, S-091, S-092)`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toMatch(new RegExp(`^(https?://[^/]+)?${location}$`));
  });

for (const query of ["page=99999", "color=%00", "brand=%00&sort=new", `color=${"a".repeat(5_000)}`])
  test(`a listing with ?${query.slice(0, 20)}, a value that nothing can have, leads to the listing, and not for good`, async ({
    request,
  }) => {
    for (const path of ["/sex-toys/vibrators", "/fr/sex-toys/vibrators"]) {
      const answer = await request.get(`${path}?${query}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([307, path]);
    }
  });

for (const path of ["/product/99999999999999999999", "/sex-toys/%00", "/sex-toys/%00?color=violet"])
  test(`${path.slice(0, 40)} has a value that nothing can have, and is not there`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, "/404"]);
  });

for (const path of ["/product/4711", "/sex-toys/vibrators/halo-4711"])
  test(`${path} names no product: not found at its own address, and not for search engines`, async ({
    request,
  }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain("<title>We can");
    expect(html).not.toContain('rel="canonical"');
  });

test("scripts and styles come from /distribution/ (S-072)", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const files = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, url = ""]) => url);
  expect(files.length).toBeGreaterThan(3);
  for (const url of new Set(files)) {
    expect(url).toMatch(/^\/distribution\//);
    expect((await request.get(url)).status(), url).toBe(200);
  }
});

test("the warranty product is loaded on start-up, before any bag (S-717)", async ({ page }) => {
  const loaded = page.waitForResponse(/\/api\/products\/100184\?.*filter/);
  await page.goto("/about");
  expect((await loaded).status()).toBe(200);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a listing has its title, products and filters at once (S-749)", async ({ page }) => {
    await page.goto("/sex-toys");
    await expect(page.getByRole("heading", { level: 1, name: "Sex Toys" })).toBeVisible();
    const main = page.getByRole("main");
    expect(await main.getByRole("article").count()).toBeGreaterThan(3);
    for (const group of ["Color", "Material", "Price"])
      await expect(main.getByText(group, { exact: true }).first()).toBeVisible();
  });
});
