import { type Cookie, expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";

/** Authenticator of the sandbox's staff. */
const authenticator = new TOTP({ secret: "KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y" });

/** Sessions of this worker's shops: a code works once, so a second sign-in would wait for the next half minute. */
const sessions = new Map<string, Cookie[]>();

/** Signs a member of the sandbox's staff in on a page of the desk, and waits for what the page shows then. */
export async function signInAtDesk(page: Page, email: string): Promise<void> {
  const { origin } = new URL(page.url());
  const key = `${origin} ${email}`;
  const signedIn = page.getByRole("button", { name: "Sign out" });
  const field = page.getByRole("textbox", { name: "Email" });
  const session = sessions.get(key);
  if (session) {
    await page.context().addCookies(session);
    await page.reload();
    // The page may have fields of that name itself.
    await expect(signedIn.or(field).first()).toBeVisible();
    // Another story may have put the shop's members back, and so ended the session.
    if (await signedIn.isVisible()) return;
  }
  await field.fill(email);
  await page.locator("input[type=password]").fill("sandbox-pass");
  await page.getByRole("button", { name: "Sign in" }).click();
  const code = page.getByRole("textbox", { name: "Authenticator Code" });
  await expect(code).toBeFocused();
  const refused = page.getByRole("alert");
  // A code that another story has used is refused until the next half minute.
  await expect(async () => {
    await code.fill(authenticator.generate());
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(signedIn.or(refused)).toBeVisible();
    await expect(signedIn).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000, intervals: [10_000] });
  const cookies = await page.context().cookies(origin);
  sessions.set(
    key,
    cookies.filter(({ name }) => /_(session|member)$/.test(name)),
  );
}

/** Opens a page of the desk, signed in. */
export async function openDesk(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await signInAtDesk(page, email);
}

/** Signs somebody in for the first time: the page shows the secret of their new authenticator. */
export async function signInFirst(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const code = page.getByRole("textbox", { name: "Authenticator Code" });
  await expect(code).toBeFocused();
  const secret = await page.locator("form code").innerText();
  await code.fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
}
