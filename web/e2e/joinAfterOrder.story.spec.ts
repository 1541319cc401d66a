import { expect, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { readMail } from "./mailbox.ts";
import { goToPayment, login, MEMBER } from "./members.ts";
import { recordBodies } from "./recordBodies.ts";
import { resetSandbox, Shopper } from "./Shopper.ts";
import { openPayment } from "./storedPurchase.ts";

const PASSWORD = "quiet-violet-lamp";
const JOIN = "**/services/authentication/register";

let count = 0;
const newAddress = (tag = "") => `buyer-${Date.now()}-${++count}${tag}@example.com`;

// A caller may join so many times an hour.
test.beforeEach(resetSandbox);

const WORDS = {
  en: {
    offer: "Create an account to unlock these features.",
    orders: "Track your orders",
    bonus: /^BONUS: Receive (\$[\d.]+) cash back to use on your next purchase$/,
    create: "Create Account",
    busy: "Setting up your account...",
    terms: "terms of service",
    age: /certify that you are 18 years of age or older/,
    login: "Log in to see your orders.",
    sent: (email: string) => `A welcome email has been sent to ${email}. Log in to see your orders.`,
    change: "Change password",
    submit: "Login",
    prefix: "",
  },
  fr: {
    offer: "Créez un compte pour débloquer ces avantages.",
    orders: "Suivez vos commandes",
    bonus: /^BONUS\s: recevez (\$[\d.]+) de remise en argent à utiliser sur votre prochain achat$/,
    create: "Créer un compte",
    busy: "Création de votre compte…",
    terms: "conditions d’utilisation",
    age: /certifiez avoir 18 ans ou plus/,
    login: "Connectez-vous pour voir vos commandes.",
    sent: (email: string) =>
      `Un courriel de bienvenue a été envoyé à ${email}. Connectez-vous pour voir vos commandes.`,
    change: "Changer le mot de passe",
    submit: "Connexion",
    prefix: "/fr",
  },
} as const;

const FAILED = "Oh no. Something didn't quite work out.";

/** Buys a product by card as a guest. */
async function buy(page: Page, email: string, language: "en" | "fr" = "en"): Promise<Shopper> {
  const shopper = await openPayment(page, { products: ["/product/100017"], email, language });
  await shopper.payByCard();
  return shopper;
}

const createButton = (page: Page) => page.getByRole("button", { name: "Create Account", exact: true });

/** Bodies that were sent to join. */
const joins = (page: Page) => recordBodies(page, "/services/authentication/register");

for (const language of ["en", "fr"] as const) {
  test(
    `a guest orders, joins and finds the order and the cash back, in ${language} (C-055, C-240, C-242, C-243, C-244, C-246, C-247, C-248, C-249, C-313, C-376, C-413, C-414, C-619, C-640)`,
    inGate(language === "fr"),
    async ({ page }) => {
      const words = WORDS[language];
      const email = newAddress();
      const sent = joins(page);
      const placed = page.waitForResponse((response) => response.url().endsWith("/payments/checkout"));
      const shopper = await buy(page, email, language);
      await shopper.seesOrder();
      const response = await placed;
      const { number } = await response.json();

      await expect(page.getByRole("heading", { name: words.offer })).toBeVisible();
      await expect(page.getByText(words.orders, { exact: true })).toBeVisible();
      const bonus = (await page.getByText(words.bonus).innerText()).match(words.bonus)?.[1] ?? "";
      await expect(page.getByText(words.age)).toBeVisible();
      const terms = page.getByRole("link", { name: words.terms });
      await expect(terms).toHaveAttribute("href", "/assets/files/terms-store.pdf");
      const pdf = await page.request.get("/assets/files/terms-store.pdf");
      expect(pdf.headers()["content-type"]).toBe("application/pdf");
      await expectAccessible(page);

      const pressed = Date.now();
      await page.getByRole("button", { name: words.create, exact: true }).click();
      await expect(page.getByRole("button", { name: words.busy })).toBeVisible();
      await expect(page.getByText(words.sent(email))).toBeFocused();
      expect(Date.now() - pressed).toBeGreaterThanOrEqual(1500);
      expect(sent).toEqual([{ email, token: response.headers()["x-join-nonce"], termsOfService: true }]);
      const login = page.getByRole("link", { name: words.login });
      const { pathname, searchParams } = new URL((await login.getAttribute("href")) ?? "", SHOP.url);
      expect(pathname).toBe(`${words.prefix}/login`);
      expect(Object.fromEntries(searchParams)).toEqual({ email, redirect: "/account/orders" });
      await expectAccessible(page);

      const [, link = ""] = await readMail(SHOP.url, email, /(\/\S*reset-password\?token=\S+)/);
      const other = await page.context().newPage();
      await new Shopper(other, language).open(`/reset-password${new URL(link, SHOP.url).search}`);
      await other.locator("input[name=new-password]").fill(PASSWORD);
      await other.locator("input[name=confirm-password]").fill(PASSWORD);
      await other.getByRole("button", { name: words.change }).click();
      await expect.poll(() => new URL(other.url()).pathname).toBe(`${words.prefix}/login`);

      await login.click();
      await expect(shopper.field(shopper.words.email)).toHaveValue(email);
      await page.locator("input[name=current-password]").fill(PASSWORD);
      await page.getByRole("button", { name: words.submit, exact: true }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${words.prefix}/account/orders`);
      await expect(page.getByRole("heading", { name: new RegExp(number) })).toBeVisible();
      await shopper.open("/account/rewards");
      // Outside the checkout a whole amount has no cents.
      const whole = bonus.replace(/[.,]00(?!\d)/, "");
      await expect(page.getByRole("main").getByText(whole, { exact: true })).toBeVisible();
    },
  );
}

test(
  "after a reload cash back waits for an account, which a link offers; a member is offered none (C-241, C-252, C-412)",
  FULL,
  async ({ page }) => {
    const email = newAddress();
    const shopper = await buy(page, email);
    const id = await shopper.seesOrder();
    await expect(createButton(page)).toBeVisible();
    await expect(page.getByText("It waits for you until")).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Thank You/ })).toBeVisible();
    await expect(page.getByText(`It waits for you until you have an account with ${email}.`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
    await expect(createButton(page)).toBeHidden();

    await login(shopper, MEMBER);
    const placed = page.waitForResponse((response) => response.url().endsWith("/payments/checkout"));
    await goToPayment(shopper, "/product/100017");
    await page.getByRole("button", { name: "Pay with selected credit card" }).click();
    expect(await shopper.seesOrder()).not.toBe(id);
    expect((await placed).headers()["x-join-nonce"]).toBeUndefined();
    await page.waitForTimeout(500);
    await expect(createButton(page)).toBeHidden();
  },
);

test(
  "a failure leads to the form, with the address filled in (C-250, C-413, C-414)",
  FULL,
  async ({ page }) => {
    const email = newAddress("+join-fail");
    const shopper = await buy(page, email);
    await shopper.seesOrder();
    const pressed = Date.now();
    await createButton(page).click();
    await expect(page.getByText(FAILED)).toBeFocused();
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(1500);
    await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
    await expectAccessible(page);
    const link = page.getByRole("link", { name: "Join with a username and a password" });
    const { pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "", SHOP.url);
    expect(pathname).toBe("/join");
    expect(Object.fromEntries(searchParams)).toEqual({ email, redirect: "/account/orders" });
    await link.click();
    await expect(page.getByRole("heading", { name: "Join", exact: true })).toBeVisible();
    await expect(shopper.field("Email")).toHaveValue(email);
  },
);

test("two presses join once, and a lost connection is tried again", async ({ page }) => {
  const email = newAddress();
  const sent = joins(page);
  await (await buy(page, email)).seesOrder();
  await page.route(JOIN, (route) => route.abort());
  await createButton(page).dblclick();
  await expect(page.getByText(FAILED)).toBeFocused();
  await expect(page.getByText("We could not reach the shop. Check your connection")).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.unroute(JOIN);
  await page.getByRole("button", { name: "Try again" }).dblclick();
  await expect(page.getByText(WORDS.en.sent(email))).toBeFocused();
  expect(sent).toHaveLength(2);
});

test("when the answer was lost the second attempt says to look for the email", FULL, async ({ page }) => {
  const email = newAddress();
  await (await buy(page, email)).seesOrder();
  await page.route(JOIN, async (route) => {
    const headers = { ...(await route.request().allHeaders()), "sec-fetch-site": "same-origin" };
    expect((await route.fetch({ headers })).status()).toBe(201);
    await route.abort("connectionreset");
  });
  await createButton(page).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.unroute(JOIN);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByText(`Your account may be set up already: look for an email to ${email}.`),
  ).toBeVisible();
  await readMail(SHOP.url, email, /(\/\S*reset-password\?token=\S+)/);
});

test("a limit says when to try again", FULL, async ({ page }) => {
  const email = newAddress();
  const placed = page.waitForRequest((request) => request.url().endsWith("/payments/checkout"));
  const shopper = await buy(page, email);
  await shopper.seesOrder();
  const token = (await (await placed).allHeaders())["x-client-token"] ?? "";
  const statuses = await page.evaluate(
    async ({ body, token }) => {
      const headers = { "content-type": "application/json", "x-client-token": token };
      const answers: number[] = [];
      for (let i = 0; i < 4; i++) {
        const init = { method: "POST", headers, body: JSON.stringify(body) };
        answers.push((await fetch("/api/services/authentication/register", init)).status);
      }
      return answers;
    },
    { body: { email, token: "join-made-up", termsOfService: true }, token },
  );
  expect(statuses).toEqual([400, 400, 400, 429]);
  await createButton(page).click();
  await expect(page.getByText(FAILED)).toBeFocused();
  await expect(page.getByText(/You can try again in \d+ minutes\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("the offer goes when somebody logs in, in another tab", FULL, async ({ page }) => {
  await (await buy(page, newAddress())).seesOrder();
  await expect(createButton(page)).toBeVisible();
  const other = new Shopper(await page.context().newPage());
  await other.open("/login");
  await other.field("Email").fill("poor@example.com");
  await other.page.locator("input[name=current-password]").fill("sandbox-pass");
  await other.page.getByRole("button", { name: "Login", exact: true }).click();
  await expect.poll(() => new URL(other.page.url()).pathname).toBe("/account/profile");
  await expect(createButton(page)).toBeHidden();
});
