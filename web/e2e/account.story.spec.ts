import { expect, type Page, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { readMail } from "./mailbox.ts";
import { joinMember, loginAbove, login as signIn } from "./members.ts";
import { Shopper } from "./Shopper.ts";

const PASSWORD = "quiet-violet-lamp";

let count = 0;
const newAddress = () => `member-${Date.now()}-${++count}@example.com`;

/** Passwords have no role: they are found by the names that browsers fill in. */
const secret = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

const submit = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).last().click();

async function join(page: Page, email: string): Promise<void> {
  const shopper = new Shopper(page);
  await shopper.open("/join");
  await shopper.field("Username").fill("ada_moreau");
  await shopper.field("Email").fill(email);
  await secret(page, "new-password").fill(PASSWORD);
  await page.getByRole("checkbox").check();
  await submit(page, "Join");
  await expect(page.getByRole("heading", { name: "Welcome", exact: true })).toBeFocused();
  await expect(page.getByText("We've sent you an email")).toBeVisible();
}

async function login(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await secret(page, "current-password").fill(password);
  await submit(page, "Login");
}

const isAt = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

test("joins, logs in where they were sent from, and leaves by the header's menu (S-010, S-043, S-045, S-105, S-212, S-219, S-220, S-569)", async ({
  page,
}) => {
  const email = newAddress();
  await join(page, email);
  await page.goto("/account/orders?x=1");
  expect(new URL(page.url()).search).toBe("?x=1&redirect=%2Faccount%2Forders");
  await new Shopper(page).open("/account/orders?x=1");
  await login(page, email, PASSWORD);
  await isAt(page, "/account/orders");
  expect(new URL(page.url()).search).toBe("?x=1");
  await expect(page.getByText("No orders yet")).toBeVisible();

  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Your account" }).click();
  const entries = banner.getByRole("navigation", { name: "Your account" }).getByRole("link");
  await expect(entries).toHaveText(["Account", "Orders", "Rewards", "Wishlist", "Logout"]);
  await expectAccessible(page);
  await entries.last().click();
  await isAt(page, "/");
  expect(await page.evaluate(() => document.cookie)).not.toContain("velours_member");
  await page.goto("/account/orders");
  await isAt(page, "/login");
});

test("logs in above the page; forms change in place and keep the address (S-185, S-186, S-187, S-190, S-193, S-195, S-205, S-891, S-892)", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/about");
  const button = page.getByRole("banner").getByRole("button", { name: "Login" });
  await button.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Login" })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "Keep me logged in?" })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Email" }).fill("member@example.com");
  await dialog.getByRole("button", { name: "Join", exact: true }).click();
  await expect(dialog.getByRole("heading", { name: "Join" })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue("member@example.com");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Login", exact: true }).click();
  await dialog.getByRole("button", { name: "Forgot Password?" }).click();
  await expect(dialog.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Back" }).click();

  await secret(page, "current-password").fill("wrong-password");
  await dialog.getByRole("button", { name: "Login", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("The email or the password is not correct");
  await expectAccessible(page);
  await secret(page, "current-password").fill("sandbox-pass");
  await dialog.getByRole("button", { name: "Login", exact: true }).click();
  await isAt(page, "/account/profile");
  await expect(dialog).toBeHidden();
  await expectAccessible(page);

  await page.goto("/logout");
  await isAt(page, "/");
  await page.waitForTimeout(500);
  await button.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await button.click();
  await page.mouse.click(10, 10);
  await expect(dialog).toBeHidden();
});

for (const language of ["en", "fr"] as const) {
  test(
    `sets a forgotten password by the mailed link, in ${language} (S-046, S-047, S-208, S-227, S-229, S-230)`,
    inGate(language === "fr"),
    async ({ page }) => {
      const email = await joinMember("forgets");
      const shopper = new Shopper(page, language);
      const words = {
        en: {
          send: "Send Email",
          sent: "Email sent",
          change: "Change password",
          login: "Login",
          path: "",
        },
        fr: {
          send: "Envoyer le courriel",
          sent: "Courriel envoyé",
          change: "Changer le mot de passe",
          login: "Connexion",
          path: "/fr",
        },
      }[language];
      await shopper.open("/forgot-password");
      await expectAccessible(page);
      await shopper.field(shopper.words.email).fill(email);
      await submit(page, words.send);
      await expect(page.getByRole("heading", { name: words.sent })).toBeFocused();
      const [, link = ""] = await readMail(SHOP.url, email, /(\/\S*reset-password\?token=\S+)/);
      const { search } = new URL(link, SHOP.url);
      await shopper.open(`/reset-password${search}`);
      await expectAccessible(page);
      await secret(page, "new-password").fill("soft-amber-stairs");
      await secret(page, "confirm-password").fill("something-else");
      await submit(page, words.change);
      await expect(secret(page, "confirm-password")).toBeFocused();
      await secret(page, "confirm-password").fill("soft-amber-stairs");
      await submit(page, words.change);
      await isAt(page, `${words.path}/login`);
      await shopper.field(shopper.words.email).fill(email);
      await secret(page, "current-password").fill("soft-amber-stairs");
      await submit(page, words.login);
      await isAt(page, `${words.path}/account/profile`);

      // The link works once.
      await shopper.open(`/reset-password${search}`);
      await secret(page, "new-password").fill("another-amber-stair");
      await secret(page, "confirm-password").fill("another-amber-stair");
      await submit(page, words.change);
      await expect(page.getByRole("main").getByRole("alert")).toHaveText(
        language === "en" ? /no longer valid/ : /n’est plus valide/,
      );
    },
  );
}

test("sets an authenticator up, logs in with it, and no code works twice (S-199, S-200, S-202, S-203, S-204, S-547, S-549)", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/login");
  await login(page, "totp-setup@example.com", "sandbox-pass");
  await expect(page.getByRole("heading", { name: "Setup Two-Factor Authentication" })).toBeVisible();
  await expect(page.getByRole("img", { name: /QR code/ })).toHaveAttribute("src", /^data:image/);
  await expectAccessible(page);
  const totp = new TOTP({ secret: await page.locator("code").innerText() });
  const field = shopper.field("Authenticator Code");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("placeholder", "000000");
  await field.fill("000000");
  await submit(page, "Login");
  await expect(page.getByText("The authenticator code is not correct")).toBeVisible();
  const first = totp.generate();
  await field.fill(first);
  await submit(page, "Login");
  await isAt(page, "/account/profile");

  await page.goto("/logout");
  await isAt(page, "/");
  await shopper.open("/login");
  await login(page, "totp-setup@example.com", "sandbox-pass");
  await expect(field).toBeFocused();
  await expect(page.getByRole("heading", { name: "Setup Two-Factor Authentication" })).toBeHidden();
  await field.fill(first);
  await submit(page, "Login");
  await expect(page.getByText("The authenticator code is not correct")).toBeVisible();
  // The next time step, which the shop takes already.
  await field.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await submit(page, "Login");
  await isAt(page, "/account/profile");
});

test(
  "a sign-out in one tab is noticed by another, without a loop (S-443, S-555)",
  FULL,
  async ({ context, page }) => {
    const a = new Shopper(page);
    await a.open("/login");
    await login(page, "poor@example.com", "sandbox-pass");
    await isAt(page, "/account/profile");
    const other = await context.newPage();
    const b = new Shopper(other);
    await b.open("/account/rewards");
    await expect(other.getByText("Cash back balance")).toBeVisible();
    let loads = 0;
    other.on("load", () => loads++);
    await page.evaluate(() => {
      sessionStorage.setItem("boutique_checkout", JSON.stringify({ email: "poor@example.com" }));
      localStorage.setItem("boutique_checkout_attempt", "the key of an unanswered payment");
    });
    await page.goto("/logout");
    await isAt(page, "/");
    expect(await page.evaluate(() => sessionStorage.getItem("boutique_checkout"))).toBeNull();
    // Without it the next person to press Pay could pay a second time.
    expect(await page.evaluate(() => localStorage.getItem("boutique_checkout_attempt"))).toContain("the key");
    await isAt(other, "/login");
    await other.waitForTimeout(1500);
    expect(loads).toBeLessThanOrEqual(2);

    // And a sign-in: the guest's page becomes the member's where it is.
    await b.open("/about");
    await a.open("/login");
    await login(page, "poor@example.com", "sandbox-pass");
    await isAt(page, "/account/profile");
    await expect(other.getByRole("button", { name: "Your account" })).toBeVisible();
    await isAt(other, "/about");
  },
);

test("what was typed outlives a lost connection, and a double press sends once", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/login");
  await page.route("**/services/authentication", (route) => route.abort());
  await login(page, "member@example.com", "sandbox-pass");
  await expect(page.getByText(/We could not reach the shop/)).toBeVisible();
  await expect(shopper.field("Email")).toHaveValue("member@example.com");
  await expect(secret(page, "current-password")).toHaveValue("sandbox-pass");
  await page.unroute("**/services/authentication");
  await submit(page, "Login");
  await isAt(page, "/account/profile");
});

test("a heart adds to the wishlist and takes off again; a guest logs in first (S-175, S-562)", async ({
  page,
}) => {
  const email = await joinMember("wishes");
  const shopper = new Shopper(page);
  await shopper.open("/product/100001");
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Favourite/ })
    .first();
  await heart.click();
  await loginAbove(page, email);
  await isAt(page, "/product/100001");
  // The wish that led to the login is set after it.
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const tracked = page.waitForRequest(/\/api\/products\/100001/);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await tracked;
  await shopper.open("/account/wishlist");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Favourite/ })
    .click();
  await expect(page.getByText("Your wishlist is empty")).toBeVisible();
});

test("the profile changes username and password (S-232, S-233, S-556, S-557, S-690, S-777, S-779)", async ({
  page,
}) => {
  const email = await joinMember("renames");
  const shopper = new Shopper(page);
  await signIn(shopper, email);
  await shopper.open("/account/profile");
  await shopper.field("Username").fill("x");
  await submit(page, "Save");
  await expect(page.getByText("Must be at least 2 characters")).toBeVisible();
  await shopper.field("Username").fill("another_name");
  await submit(page, "Save");
  await expect(page.getByText("Your username has been changed.")).toBeVisible();

  await submit(page, "Change password");
  await expect(page.getByText("Review the fields and try again")).toBeVisible();
  await secret(page, "current-password").fill("not-the-password");
  await secret(page, "new-password").fill("soft-amber-stairs");
  await secret(page, "confirm-password").fill("soft-amber-stairs");
  await submit(page, "Change password");
  await expect(page.getByRole("alert").filter({ hasText: /password/i })).toBeVisible();
  await secret(page, "current-password").fill("sandbox-pass");
  await submit(page, "Change password");
  await isAt(page, "/login");
  await login(page, email, "soft-amber-stairs");
  await isAt(page, "/account/profile");
});
