import { expect, type Page } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { callApi } from "./callApi.ts";
import { AUSTIN, type Shopper } from "./Shopper.ts";
import { openCheckout } from "./storedPurchase.ts";

/** With 80 of cash back and three saved cards: one is paid, one is declined, one has expired. */
export const MEMBER = "member@example.com";
/** Without cash back and without saved cards. */
export const POOR_MEMBER = "poor@example.com";
const PASSWORD = "sandbox-pass";
const CHALLENGE = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };

const submitLogin = async (page: Page, email: string): Promise<void> => {
  const form = page.locator("form").filter({ has: page.locator('input[name="current-password"]') });
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="current-password"]').fill(PASSWORD);
  await form.getByRole("button", { name: /^(Login|Connexion)$/ }).click();
};

/** Joins with an address of its own, in which `tag` stands. Returns the address, for a login. */
export async function joinMember(tag: string): Promise<string> {
  const name = `m${crypto.randomUUID().replaceAll("-", "").slice(0, 20)}`;
  const email = `${name}+${tag}@example.com`;
  const answer = await fetch(`${SHOP.url}/api/services/authentication/register`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-client-token": "velours-dev" },
    body: JSON.stringify({
      username: name,
      email,
      password: PASSWORD,
      challenge: CHALLENGE,
      termsOfService: true,
    }),
  });
  expect(answer.status, await answer.text()).toBe(201);
  return email;
}

/**
 * Signs a browser in by the call that the login makes; the login's forms have stories of their own. Leaves the open page
 * first: it would reload itself for the new member, and so abort the story's next step.
 */
export async function login({ page }: Shopper, email: string): Promise<void> {
  await page.goto("about:blank");
  const data = { email, password: PASSWORD, action: "submit", challenge: CHALLENGE };
  await callApi(page, "/services/authentication", { data });
}

/** Logs in with the modal above the page. */
export async function loginAbove(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
  await submitLogin(page, email);
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** From a cart with a product to the payment of its checkout. */
export async function goToPayment(shopper: Shopper, product: string): Promise<void> {
  await openCheckout(shopper.page, product, shopper.language);
  // After their first order the address is there.
  const firstName = shopper.field(shopper.words.firstName);
  if ((await firstName.inputValue()) === "") await shopper.fillAddress(AUSTIN);
  await expect(shopper.page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await shopper.continue();
  await expect(
    shopper.page
      .getByRole("button", { name: shopper.words.pay, exact: true })
      .or(shopper.page.getByRole("radio", { name: /1111/ }))
      .first(),
  ).toBeVisible();
}
