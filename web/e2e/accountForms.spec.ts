import { expect, type Locator, type Page, test } from "@playwright/test";
import { holdBack } from "./holdBack.ts";
import { FULL, inGate } from "./inGate.ts";
import { login, MEMBER } from "./members.ts";
import { resetSandbox, Shopper } from "./Shopper.ts";
import { plantCart } from "./storedPurchase.ts";

const AUTHENTICATION = "**/api/services/authentication";

const button = (within: Locator, name: string) => within.getByRole("button", { name, exact: true }).last();
const secret = (within: Locator, name: string) => within.locator(`input[name="${name}"]`);

/** A form as the modal shows it above a page, or as a page of its own. */
const places = [
  ["above a page", "/about"],
  ["as a page", null],
] as const;

for (const [name, under] of places) {
  test.describe(`the account's forms ${name} (S-189)`, () => {
    const open = async (page: Page, path: "/login" | "/join" | "/forgot-password"): Promise<Locator> => {
      const shopper = new Shopper(page);
      await shopper.open(under ?? path);
      if (under === null) return page.getByRole("main");
      await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading", { name: "Login" })).toBeVisible();
      if (path === "/join") await dialog.getByRole("button", { name: "Join", exact: true }).click();
      if (path === "/forgot-password") await dialog.getByRole("button", { name: "Forgot Password?" }).click();
      return dialog;
    };
    /** Another form's name: a button above a page, a link between pages. */
    const way = (form: Locator, label: string) =>
      form.getByRole(under === null ? "link" : "button", { name: label, exact: true }).first();

    // Each form is told once in the gate, and each place at least once.
    const isAbove = under !== null;
    test(
      "login: email and password, ways to the others, Loading while it runs (S-044, S-191, S-192, S-194, S-538, S-540, S-889)",
      inGate(isAbove),
      async ({ page }) => {
        const form = await open(page, "/login");
        await expect(form.getByRole("heading", { name: "Login" })).toBeVisible();
        await expect(form.locator('input[type="email"]')).toHaveAttribute("name", "email");
        await expect(form.locator('input[type="password"]')).toHaveAttribute("name", "current-password");
        await expect(form.locator('input[name="one-time-code"], input[name="MFA.token"]')).toHaveCount(0);
        await form.locator('input[name="email"]').fill("member@example.com");
        await secret(form, "current-password").fill("wrong-password");
        const release = await holdBack(page, AUTHENTICATION);
        await button(form, "Login").click();
        await expect(button(form, "Loading")).toBeVisible();
        await expect(form.locator('input[name="cf-turnstile-response"]')).toHaveCount(1);
        release();
        await expect(form.getByRole("alert")).toHaveText("The email or the password is not correct");
        await way(form, "Forgot Password?").click();
        await expect(page.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
      },
    );

    test(
      "join: title, way back, hint, terms and button (S-209, S-210, S-211, S-213, S-214, S-216, S-217)",
      inGate(!isAbove),
      async ({ page }) => {
        const form = await open(page, "/join");
        await expect(form.getByRole("heading", { name: "Join" })).toBeVisible();
        await expect(form.getByText("Have an account?")).toBeVisible();
        await expect(form.getByText("Minimum 8 characters")).toBeVisible();
        const terms = form.getByRole("checkbox", {
          name: "Agree to terms of service and certify that you are at least 18 years old",
        });
        await expect(terms).not.toBeChecked();
        await form.getByRole("textbox", { name: "Username" }).fill("ada_moreau");
        await form.locator('input[name="email"]').fill("somebody-new@example.com");
        await secret(form, "new-password").fill("quiet-violet-lamp");
        await terms.check();
        const release = await holdBack(page, "**/authentication/register", "abort");
        await button(form, "Join").click();
        await expect(button(form, "Loading")).toBeVisible();
        release();
        await expect(button(form, "Join")).toBeEnabled();
        await way(form, "Login").click();
        await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
      },
    );

    test(
      "a forgotten password: title, ways, field, button, refusal and outcome (S-221, S-222, S-223, S-224, S-225, S-226, S-228)",
      inGate(isAbove),
      async ({ page }) => {
        const form = await open(page, "/forgot-password");
        await expect(form.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
        await expect(form.getByText("Don't have an account?")).toBeVisible();
        await expect(way(form, "Join")).toBeVisible();
        await expect(way(form, "Back")).toBeVisible();
        await form.locator('input[type="email"]').fill("member@example.com");
        await page.route("**/authentication/recover", (route) => route.abort());
        await page.route("**/authentication/password**", (route) => route.abort());
        await button(form, "Send Email").click();
        await expect(form.getByRole("alert")).toHaveText(/We could not reach the shop/);
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await button(form, "Send Email").click();
        await expect(form.getByText("Follow the instructions to reset your password")).toBeVisible();
      },
    );
  });
}

for (const prefix of ["", "/fr"])
  test(
    `the checkout and the account's forms have neither the shop's header nor its bag, under "${prefix}/" (S-074, S-075, S-076, C-048, C-049, C-050, C-051)`,
    inGate(prefix !== ""),
    async ({ page }) => {
      await plantCart(page, ["/product/100001"]);
      const shopper = new Shopper(page, prefix === "" ? "en" : "fr");
      for (const path of ["/checkout", "/join", "/login", "/forgot-password", "/reset-password?token=a"]) {
        await shopper.open(path);
        await expect(page.getByRole("button", { name: /^(Open your bag|Ouvrir votre panier)/ })).toHaveCount(
          0,
        );
        await expect(page.getByRole("combobox", { name: /^(Region|Région)/ })).toHaveCount(0);
        await expect(page.getByRole("searchbox")).toHaveCount(0);
      }
    },
  );

test("the account area is a member's alone, has five ways on, and its pages say what they are for (S-053, S-054, S-055, S-056, S-231, S-234, S-554)", async ({
  page,
}) => {
  const pages = {
    profile: "member@example.com",
    orders: /No orders yet|#\d+/,
    rewards: "Cash back balance",
    wishlist: /Your wishlist is empty|Favourite/,
  };
  for (const name of Object.keys(pages)) {
    const response = await page.request.get(`/account/${name}`, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toContain(`/login?redirect=`);
  }
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/users\/\d+\/(credits|lists\/wishlist)/.test(pathname)) fetched.push(pathname.split("/").pop()!);
  });
  const shopper = new Shopper(page);
  await login(shopper, MEMBER);
  await shopper.open("/account/profile");
  await expect.poll(() => [...new Set(fetched)].sort()).toEqual(["credits", "wishlist"]);
  for (const [name, content] of Object.entries(pages)) {
    const response = await page.goto(`/account/${name}`);
    expect(response?.status()).toBe(200);
    const ways = page
      .getByRole("main")
      .or(page.locator("body"))
      .getByRole("navigation", { name: "Your account" })
      .last()
      .getByRole("link");
    await expect(ways).toHaveText(["Account", "Orders", "Rewards", "Wishlist", "Logout"]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByText(content).first()).toBeAttached();
  }
});

test("suggested authenticators lead to their stores (S-201, S-550)", FULL, async ({ page }) => {
  // The member may have set one up in another story.
  await resetSandbox();
  const shopper = new Shopper(page);
  await shopper.open("/login");
  await shopper.field("Email").fill("totp-setup@example.com");
  await page.locator('input[name="current-password"]').fill("sandbox-pass");
  await button(page.getByRole("main"), "Login").click();
  await expect(page.getByRole("heading", { name: "Setup Two-Factor Authentication" })).toBeVisible();
  const links = await page.locator('a[href*="apps.apple.com"], a[href*="play.google.com"]').all();
  expect(links.length).toBeGreaterThanOrEqual(4);
});
