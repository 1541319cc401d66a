import { expect, type Page, test } from "@playwright/test";
import { BOT_CHECK, GUARDED } from "./addresses.ts";
import { inGate } from "./inGate.ts";
import { readMail } from "./mailbox.ts";
import { recordBodies } from "./recordBodies.ts";
import { Shopper } from "./Shopper.ts";

/** A member for each of the tests that have codes sent: an address gets so many. */
const MEMBER = "member@example.com";
const OTHER_MEMBER = "poor@example.com";

/** The provider's script from its stand-in, or not at all. */
const serveWidget = (page: Page, there: boolean) =>
  page.route("https://challenges.cloudflare.com/**", async (route) =>
    there
      ? route.fulfill({ response: await route.fetch({ url: `${BOT_CHECK.url}/turnstile/v0/api.js` }) })
      : route.abort(),
  );

async function login(page: Page, email = MEMBER): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.open("/login");
  await shopper.field("Email").fill(email);
  await page.locator("input[name=current-password]").fill("sandbox-pass");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  return shopper;
}

for (const there of [true, false]) {
  test(
    `with a ${there ? "blocked" : "missing"} bot check a mailed code lets in (S-196, S-197, S-198, S-541, S-542, S-543, S-544, S-546, S-792, S-835)`,
    inGate(there),
    async ({ page }) => {
      const member = there ? MEMBER : OTHER_MEMBER;
      const logs = recordBodies<{ message: string }>(page, "/services/logs");
      const sent = recordBodies(page, "/services/authentication");
      const mails = await (await page.request.get("/sandbox/mail")).json();
      const mailed = mails.filter(({ to }: { to: string }) => to === member).length;
      await serveWidget(page, there);
      const shopper = await login(page, member);
      await expect(
        page.getByText("A code was sent to your email, if you didn't receive it verify your email/password"),
      ).toBeVisible();
      const field = shopper.field("5-digit code");
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute("autocomplete", "one-time-code");
      await expect(page.getByText("Error Loading")).toBeVisible();
      await expect
        .poll(() => logs.map(({ message }) => message))
        .toEqual([`challenge widget: ${there ? "errored" : "script download failed"}`]);
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({
        action: "send-one-time-code",
        challenge: { type: "one-time-code", token: null },
      });

      // Letters do nothing (S-692), five digits are the whole code.
      await field.press("a");
      await field.press("Space");
      await field.pressSequentially("123456");
      await expect(field).toHaveValue("12345");
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(page.getByText(/The code is not correct or no longer valid/)).toBeVisible();
      // A code that is replaced before its email went out is not sent.
      await readMail(GUARDED.url, member, /\b(\d{5})\b/, { after: mailed });
      await page.getByRole("button", { name: "Resend code" }).click();
      await expect(field).toHaveValue("");
      await expect(page.getByRole("button", { name: "Resend code" })).toBeDisabled();
      await expect.poll(() => sent.length).toBe(3);
      // Only the newest of both holds.
      const [, code = ""] = await readMail(GUARDED.url, member, /\b(\d{5})\b/, { after: mailed + 1 });
      await field.fill(code);
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe("/account/profile");
      expect(sent.at(-1)).toMatchObject({
        action: "submit",
        challenge: { type: "one-time-code", token: code },
      });
    },
  );
}

test("a blocked bot check stops a join and says what may help (S-218, S-551, S-552, S-816)", async ({
  page,
}) => {
  await serveWidget(page, true);
  const shopper = new Shopper(page);
  await shopper.open("/join");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unable to verify" })).toBeDisabled();
  await expect(
    page.getByText(
      "Unable to verify you're human. Try turning off any VPN and/or content blocker and try again",
    ),
  ).toBeVisible();
});

test("an empty login asks for its fields before any bot check (S-539)", async ({ page }) => {
  let scripts = 0;
  await page.route("https://challenges.cloudflare.com/**", (route) => {
    scripts++;
    return route.abort();
  });
  const shopper = new Shopper(page);
  await shopper.open("/login");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("An email is required")).toBeVisible();
  await expect(shopper.field("Email")).toBeFocused();
  expect(scripts).toBe(0);
});
