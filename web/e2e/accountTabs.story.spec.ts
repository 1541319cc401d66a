import { expect, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { inGate } from "./inGate.ts";
import { login as signIn } from "./members.ts";
import { resetSandbox, Shopper } from "./Shopper.ts";

test.beforeEach(resetSandbox);

const isAt = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

async function fillLogin(page: Page, email: string): Promise<void> {
  await new Shopper(page).open("/login");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.locator("input[name=current-password]").fill("sandbox-pass");
}

const press = (page: Page) => page.getByRole("button", { name: "Login", exact: true }).click();

/** Whose profile a page shows. */
const emailOn = (page: Page) =>
  page.getByRole("region", { name: "Email" }).getByText("@example.com").innerText();

for (const slow of ["first", "second"] as const) {
  test(
    `two tabs log in as different members at once and end as one: the ${slow} gets its answer late`,
    inGate(slow === "first"),
    async ({ context, page: a }) => {
      const b = await context.newPage();
      await fillLogin(a, "member@example.com");
      await fillLogin(b, "poor@example.com");
      const [late, other] = slow === "first" ? [a, b] : [b, a];
      const otherAnswered = other.waitForResponse("**/services/authentication");
      const lateAnswered = late.waitForResponse("**/services/authentication");
      await late.route("**/services/authentication", async (route) => {
        const headers = { ...(await route.request().allHeaders()), "sec-fetch-site": "same-origin" };
        // The cookie is the browser's from here on; the page hears of it after the other tab has its answer.
        const response = await route.fetch({ headers });
        await otherAnswered;
        await late.waitForTimeout(300);
        const { "set-cookie": _, ...rest } = response.headers();
        await route.fulfill({ response, headers: rest });
      });
      await press(late);
      await late.waitForTimeout(500);
      await press(other);
      await lateAnswered;
      await late.waitForTimeout(2000);
      await a.goto("/account/profile");
      await b.goto("/account/profile");
      await isAt(a, "/account/profile");
      await isAt(b, "/account/profile");
      expect(await emailOn(a)).toBe(await emailOn(b));
    },
  );
}

test("a sign-out in one tab leaves what another types into the join form", async ({ context, page: a }) => {
  await signIn(new Shopper(a), "member@example.com");
  await a.goto("/account/profile");
  const b = await context.newPage();
  const shopper = new Shopper(b);
  await shopper.open("/join");
  const email = `partner-${Date.now()}@example.com`;
  await shopper.field("Username").fill("partner");
  await shopper.field("Email").fill(email);
  await a.goto("/logout");
  await isAt(a, "/");
  await b.waitForTimeout(1500);
  await expect(shopper.field("Username")).toHaveValue("partner");
  await b.locator("input[name=new-password]").fill("quiet-violet-lamp");
  await b.getByRole("checkbox").check();
  await b.getByRole("button", { name: "Join", exact: true }).click();
  await expect(b.getByRole("heading", { name: "Welcome", exact: true })).toBeFocused();
  // Nothing of the member stays behind the form.
  await shopper.open("/");
  await expect(b.getByRole("banner").getByRole("button", { name: "Login" })).toBeVisible();
});

test("a session that ended on another device leaves what is typed into the join form, and the press of Join", async ({
  context,
  page,
}) => {
  const shopper = new Shopper(page);
  await signIn(shopper, "poor@example.com");
  await shopper.open("/join");
  await shopper.field("Username").fill("partner");
  await shopper.field("Email").fill(`partner-${Date.now()}@example.com`);
  await page.locator("input[name=new-password]").fill("quiet-violet-lamp");
  await page.getByRole("checkbox").check();
  const cookies = await context.cookies();
  const ended = await fetch(`${SHOP.url}/api/services/authentication`, {
    method: "DELETE",
    headers: {
      "x-client-token": "velours-dev",
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    },
  });
  expect(ended.status).toBe(204);
  // Its answer is the first to say that the session has ended.
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome", exact: true })).toBeFocused();
});

test("a first visit asks for an identity, once for all tabs, and a later one does not (S-446)", async ({
  context,
  page,
}) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/services/identify")) asked.push(request.method());
  });
  // An identity that could not be had is asked for again by the next page.
  await page.route("**/services/identify", (route) => route.abort());
  await new Shopper(page).open("/about");
  await expect.poll(() => asked).toEqual(["POST"]);
  await page.unroute("**/services/identify");
  const answered = page.waitForResponse("**/services/identify");
  await new Shopper(page).open("/");
  const { uuid } = await (await answered).json();
  expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked).toHaveLength(2);
  const other = await context.newPage();
  await new Shopper(other).open("/about");
  await new Shopper(page).open("/help");
  await page.waitForTimeout(2500);
  expect(asked).toHaveLength(2);
});
