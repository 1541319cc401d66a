import { expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";

/** Authenticator of the sandbox's staff. */
const authenticator = new TOTP({ secret: "KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y" });

/** Signs a member of the sandbox's staff in on a page of the desk, and waits for what the page shows then. */
export async function signInAtDesk(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.locator("input[type=password]").fill("sandbox-pass");
  await page.getByRole("button", { name: "Sign in" }).click();
  const code = page.getByRole("textbox", { name: "Authenticator Code" });
  await expect(code).toBeFocused();
  const signedIn = page.getByRole("button", { name: "Sign out" });
  const refused = page.getByRole("alert");
  // A code works once: one that another story has used is refused until the next half minute.
  await expect(async () => {
    await code.fill(authenticator.generate());
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(signedIn.or(refused)).toBeVisible();
    await expect(signedIn).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000, intervals: [10_000] });
}
