import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL } from "./inGate.ts";
import { login, MEMBER } from "./members.ts";
import { isHydrated, Shopper } from "./Shopper.ts";

const newAddress = () => `player-${crypto.randomUUID()}@example.com`;
const PLUS = "plus@example.com";

const ROUTES = [
  ["/daily-deals/today", "Deals of the day", "Les offres du jour"],
  ["/private-sale", "The private sale", "La vente privée"],
  ["/quiz", "A Valentine’s quiz", "Le quiz de la Saint-Valentin"],
  ["/giveaway/quiet-night", "Win a Quiet Night Bundle", "Gagnez un coffret Quiet Night"],
  ["/giveaway", "The toy of the month: Halo", "Le jouet du mois : Halo"],
  ["/social-freevibegiveaway", "A free vibe for a follower", "Un vibro offert à qui nous suit"],
  ["/social-mysterygwp", "A mystery gift with your order", "Un cadeau mystère avec votre commande"],
  ["/spin-to-win", "Spin for something nice", "Tournez pour une belle surprise"],
  ["/spin-to-win/birthday", "It is our birthday: spin", "C’est notre anniversaire : tournez"],
  ["/thankyou", "Thank you", "Merci"],
  ["/vibe/quiet", "Quiet is a feature", "Le silence est une qualité"],
] as const;

test("every campaign has its page, made by the server in both languages; an unknown one moves to /404 (S-049, S-057, S-058, S-059, S-060, S-061, S-062, S-063, S-064, S-065, S-066, S-318, S-321, S-322, S-323, S-324, S-326)", async ({
  request,
}) => {
  for (const [path, english, french] of ROUTES)
    for (const [prefix, title] of [
      ["", english],
      ["/fr", french],
    ] as const) {
      const answer = await request.get(prefix + path);
      expect([path, answer.status()]).toEqual([path, 200]);
      const html = (await answer.text()).replaceAll(/\p{Zs}/gu, " ");
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(html).toMatch(/<article|<form/);
      const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
      const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
      expect([path, skipped]).toEqual([path, []]);
      // Codes to be won are in no page.
      expect(html).not.toMatch(/DEEPCUT|GIFTUP|WELCOME15|FREETOY/);
    }
  for (const path of ["/daily-deals/no", "/giveaway/no", "/spin-to-win/no", "/vibe/no"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, "/404"]);
  }
});

const wheel = (page: Page) => page.locator("svg g[transform^=rotate]").first();

async function enter(shopper: Shopper, button: string, email: string): Promise<void> {
  await shopper.field(shopper.words.email).fill(email);
  await shopper.page.getByRole("button", { name: button, exact: true }).click();
}

test("the wheel turns to what the shop drew; a reload, another tab and the same address again change nothing (S-325, S-579)", async ({
  page,
  context,
  baseURL,
}) => {
  // Impressions are recorded for those who allowed it.
  await context.addCookies([{ name: "boutique_analytics_consent", value: "granted", url: baseURL! }]);
  const shopper = new Shopper(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await shopper.open("/spin-to-win");
  await enter(shopper, "Spin", "nobody");
  await expect(shopper.field("Email")).toBeFocused();
  await expect(shopper.field("Email")).toHaveAttribute("aria-invalid", "true");
  const email = newAddress();
  const answered = page.waitForResponse(/spin-to-win\/current\/entries/);
  await enter(shopper, "Spin", email);
  const outcome = (await (await answered).json()) as { title: string; segment: string };
  await expect(page.getByText("The wheel is turning…").first()).toBeVisible();
  const heading = page.getByRole("heading", { level: 2, name: outcome.title, exact: true });
  await expect(heading).toBeFocused({ timeout: 15_000 });
  // Middles of the slices in sixteenths of a turn: each is as large as its chance (SA-410).
  const middles = { fifteen: 2, "next-time": 5.5, shipping: 8.5, ten: 11, "not-this-time": 13.5, gift: 15.5 };
  const angle = `rotate(${(middles[outcome.segment as keyof typeof middles] / 16) * -360})`;
  await expect(wheel(page)).toHaveAttribute("transform", angle);
  await expectAccessible(page);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(wheel(page)).toHaveAttribute("transform", angle);
  const impressions = () =>
    page.evaluate(() =>
      ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
        .map((entry) => Array.from(entry))
        .filter(([, name]) => name === "ab_impression"),
    );
  await expect
    .poll(impressions)
    .toEqual([["event", "ab_impression", { test: "campaign_page", variant: "control" }]]);

  // Two tabs: what happens in one is seen in the other.
  const other = new Shopper(await context.newPage());
  await other.open("/spin-to-win");
  await expect(other.page.getByRole("heading", { level: 2, name: outcome.title, exact: true })).toBeVisible();
  await other.page.getByRole("button", { name: "Enter another email address" }).click();
  await expect(shopper.field("Email")).toBeVisible();
  await enter(other, "Spin", email.toUpperCase());
  await expect(other.page.getByRole("heading", { level: 2, name: outcome.title, exact: true })).toBeFocused({
    timeout: 2_000,
  });
  await expect(heading).toBeVisible();
});

test("a quiz leads to products in French, and its code goes into the bag (S-320)", FULL, async ({ page }) => {
  const shopper = new Shopper(page, "fr");
  await shopper.open("/quiz");
  await page.getByRole("button", { name: "Suivant" }).click();
  await expect(page.getByText("Veuillez choisir une réponse")).toBeVisible();
  for (const [option, question] of [
    ["Loin de chez moi", "Question 1 sur 3"],
    ["Rien que moi", "Question 2 sur 3"],
    ["Court et bon", "Question 3 sur 3"],
  ] as const) {
    await expect(page.getByText(question)).toBeVisible();
    await page.getByText(option, { exact: true }).click();
    await page.getByRole("button", { name: "Suivant" }).click();
  }
  await page.getByRole("button", { name: "Retour" }).click();
  await expect(page.getByRole("radio", { name: "Court et bon" })).toBeChecked();
  await page.getByRole("button", { name: "Suivant" }).click();
  await expectAccessible(page);
  await enter(shopper, "Voir", newAddress());
  await expect(page.getByRole("heading", { name: "Petit et discret" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Choisis pour vous" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mettre dans mon panier" }).click();
  await expect(shopper.cart).toContainText("WELCOME15");
});

test("the private sale gives its code to those who sign up, a giveaway takes its entry, and the deals count down (S-319, S-601)", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/private-sale");
  await expectAccessible(page);
  await enter(shopper, "Let me in", newAddress());
  await expect(page.getByRole("main").getByText("DEEPCUT").first()).toBeVisible();
  await shopper.open("/giveaway/quiet-night");
  await expect(page.getByRole("heading", { name: "Earlier winners" })).toBeVisible();
  await enter(shopper, "Enter", newAddress());
  await expect(page.getByRole("heading", { name: "You are in" })).toBeFocused();
  await expectAccessible(page);
  await shopper.open("/daily-deals/today");
  await expectAccessible(page);
  const clock = page.getByRole("timer");
  const texts = new Set<string>();
  await expect.poll(async () => texts.add(await clock.innerText()).size).toBeGreaterThan(2);
});

test(
  "banners of a category are for everybody, a failure leaves them out; other zones are for members with 'plus', asked once (S-574, S-575, S-790)",
  FULL,
  async ({ page }) => {
    const shopper = new Shopper(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/campaigns\?/.test(request.url())) asked.push(decodeURIComponent(request.url()));
    });
    await shopper.open("/lubricants");
    for (const name of [
      "Plain boxes",
      "Here all night",
      "Spin to win",
      "Toy of the month",
      "The slow season",
    ])
      await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
    await page.route(/\/api\/campaigns\?/, (route) => route.fulfill({ status: 500, json: {} }));
    await shopper.open("/about");
    // Before the footer is taken over its links load a page from the server, which has the banners.
    await page.waitForFunction(isHydrated, "footer a");
    await page.getByRole("contentinfo").getByRole("link", { name: "Kink", exact: true }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Plain boxes" })).toHaveCount(0);
    await page.unroute(/\/api\/campaigns\?/);
    asked.length = 0;

    await login(shopper, MEMBER);
    await shopper.open("/account/rewards");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await page.context().clearCookies();
    await login(shopper, PLUS);
    await shopper.open("/account/profile");
    for (const _ of ["first", "again"]) {
      await page.locator('a[href="/account/rewards"]:visible').first().click();
      await expect(page.getByRole("main").getByRole("link", { name: "The private sale" })).toBeVisible();
      await page.locator('a[href="/account/wishlist"]:visible').first().click();
      await expect(page).toHaveURL(/wishlist/);
    }
    expect(asked.map((url) => new URL(url).searchParams.get("zones")).sort()).toEqual(["10", "11"]);
  },
);
