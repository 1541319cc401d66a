import type { Player } from "./FetchReplayer.ts";
import { recorder, type Step } from "./play.ts";

const botCheck = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
const password = "sandbox-pass";
const address = {
  firstname: "Ada",
  lastname: "Moreau",
  address1: "12 Main St",
  city: "Austin",
  state: "TX",
  zipcode: "78701",
  country: "US",
};

/** All a member does: the demo's own, then one who joins after an order, then one with a second factor. */
export async function playMember(browser: () => Player): Promise<Step[]> {
  return [
    ...(await playAda(browser())),
    ...(await playNewcomer(browser())),
    ...(await playSecondFactor(browser())),
  ];
}

async function playAda(player: Player): Promise<Step[]> {
  const { steps, ask } = recorder(player, { site: "boutique", language: "en" });
  const credentials = { email: "member@example.com", password, remember: true, challenge: botCheck };
  await ask("getUser signed out", "GET", "/users/1");
  await ask("getWishlist signed out", "GET", "/users/1/lists/wishlist");
  await ask("login without proof", "POST", "/services/authentication", {
    ...credentials,
    challenge: undefined,
  });
  await ask("login by a robot", "POST", "/services/authentication", {
    ...credentials,
    challenge: { ...botCheck, token: "robot" },
  });
  await ask("login with a wrong password", "POST", "/services/authentication", {
    ...credentials,
    password: "wrong-pass",
  });
  await ask("login of an unknown id", "POST", "/services/authentication", {
    ...credentials,
    email: "nobody@example.com",
  });
  await ask("login, sending a code", "POST", "/services/authentication", {
    ...credentials,
    action: "send-one-time-code",
  });
  const { id } = await ask<{ id: number }>("login", "POST", "/services/authentication", credentials);
  const own = `/users/${id}`;
  await ask("getUser", "GET", own);
  await ask("getUser of another", "GET", `/users/${id + 1}`);
  await ask("changeUsername", "POST", "/services/authentication/username/change", { username: "ada_m" });
  await ask("changeUsername to nothing", "POST", "/services/authentication/username/change", {
    username: "",
  });
  await ask("saveAddress", "PUT", `${own}/addresses/shipping`, address);
  await ask("saveAddress without a city", "PUT", `${own}/addresses/billing`, { ...address, city: "" });

  const list = `${own}/lists/wishlist`;
  const add = (name: string, content_id: number) =>
    ask<{ id: number }>(name, "POST", `${list}/items`, { type: "product", content_id, site: "boutique" });
  const item = await add("addWishlistItem", 100001);
  await add("addWishlistItem again", 100001);
  await add("addWishlistItem another", 100002);
  await add("addWishlistItem of an unknown product", 1);
  const { id: listId } = await ask<{ id: number }>("getWishlist", "GET", list);
  await ask("removeWishlistItem", "DELETE", `${own}/lists/${listId}/items/${item.id}`);
  await ask("removeWishlistItem again", "DELETE", `${own}/lists/${listId}/items/${item.id}`);
  await ask("removeWishlistItem elsewhere", "DELETE", `${own}/lists/${listId + 1}/items/${item.id}`);
  await ask("getWishlist after", "GET", list);

  const { uuid } = await ask<{ uuid: string }>("getCredits", "GET", `${own}/credits?filter[site]=boutique`);
  await ask("getCredits elsewhere", "GET", `${own}/credits?filter[site]=outlet`);
  const foreignUuid = "8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10";
  await ask(
    "generateInvoice with another's credits",
    "POST",
    "/services/payments/invoice",
    buildCheckoutBody(foreignUuid),
  );
  const order = await buy(ask, "member@example.com", uuid);
  await ask("getCredits after", "GET", `${own}/credits?filter[site]=boutique`);
  await ask("listOrders", "GET", `${own}/orders`);
  await ask("listOrders, page 2", "GET", `${own}/orders?limit=1&page=2`);
  await ask("getOrder", "GET", `/services/payments/checkouts/${order}`);
  const cancel = (name: string, id: string) =>
    ask(name, "PUT", `/services/payments/checkouts/${id}/cancellation`);
  await cancel("cancelOrder", order);
  await cancel("cancelOrder again", order);
  await cancel("cancelOrder of an unknown id", foreignUuid);
  await ask("getOrder, cancelled", "GET", `/services/payments/checkouts/${order}`);
  await ask("listOrders, cancelled", "GET", `${own}/orders`);
  await ask("getCredits, given back", "GET", `${own}/credits?filter[site]=boutique`);
  await ask("listSessions", "GET", `${own}/sessions`);
  await ask("listSessions of another", "GET", `/users/${id + 1}/sessions`);
  await ask("closeSessions without the password", "POST", `${own}/sessions/close`, {
    session: null,
    passwordCurrent: "not-the-password",
  });
  await ask("closeSessions, none chosen", "POST", `${own}/sessions/close`, { passwordCurrent: password });
  await ask("closeSessions", "POST", `${own}/sessions/close`, { session: null, passwordCurrent: password });
  const [current] = await ask<{ id: string }[]>("listSessions after", "GET", `${own}/sessions`);
  await ask("closeSessions, this one", "POST", `${own}/sessions/close`, {
    session: current?.id,
    passwordCurrent: password,
  });
  await ask("listSessions signed out", "GET", `${own}/sessions`);
  await ask("login again", "POST", "/services/authentication", credentials);
  await ask("logout", "DELETE", "/services/authentication");
  await ask("getUser after", "GET", own);
  await ask("getOrder after", "GET", `/services/payments/checkouts/${order}`);
  await ask("logout again", "DELETE", "/services/authentication");
  return steps;
}

async function playNewcomer(player: Player): Promise<Step[]> {
  const { steps, ask } = recorder(player, { site: "boutique", language: "fr" });
  const email = "newcomer@example.com";
  const member = {
    username: "newcomer",
    email,
    password: "quiet-violet-lamp",
    challenge: botCheck,
    termsOfService: true,
  };
  await ask("register without terms", "POST", "/services/authentication/register", {
    ...member,
    termsOfService: false,
  });
  await ask("register by a robot", "POST", "/services/authentication/register", {
    ...member,
    email: "robot@example.com",
    challenge: { ...botCheck, token: "robot" },
  });
  await ask("register after no order", "POST", "/services/authentication/register", {
    email: "nobody@example.com",
    token: "join-nothing",
    termsOfService: true,
  });
  await ask("register", "POST", "/services/authentication/register", member);
  await ask("register again", "POST", "/services/authentication/register", member);
  const signIn = (name: string, word: string) =>
    ask<{ id: number }>(name, "POST", "/services/authentication", {
      email,
      password: word,
      challenge: botCheck,
    });
  await signIn("login", member.password);
  const change = (name: string, passwordCurrent: string) =>
    ask(name, "POST", "/services/authentication/password/change", {
      passwordCurrent,
      password: "other-violet-lamp",
      passwordConfirm: "other-violet-lamp",
    });
  await change("changePassword, forgotten", "not-the-password");
  await change("changePassword", member.password);
  await change("changePassword signed out", "other-violet-lamp");
  await signIn("login with the old password", member.password);
  await ask("validateEmail signed out", "POST", "/services/authentication/email/validate", { code: "01234" });
  await ask("createEmailCode signed out", "POST", "/services/authentication/email/code");
  const { id } = await signIn("login with the new one", "other-violet-lamp");
  await ask("validateEmail without a code asked for", "POST", "/services/authentication/email/validate", {
    code: "01234",
  });
  await ask("createEmailCode", "POST", "/services/authentication/email/code");
  await ask("validateEmail, too short", "POST", "/services/authentication/email/validate", { code: "1" });
  // The mock takes a code of its own; the shop's emails are not read here.
  await ask("validateEmail, wrong code", "POST", "/services/authentication/email/validate", {
    code: "abcde",
  });
  await ask("getUser, not confirmed", "GET", `/users/${id}`);
  return steps;
}

async function playSecondFactor(player: Player): Promise<Step[]> {
  const { steps, ask } = recorder(player, { site: "boutique", language: "en" });
  for (const email of ["totp@example.com", "totp-setup@example.com"]) {
    const credentials = { email, password, challenge: botCheck };
    await ask("login, second factor asked for", "POST", "/services/authentication", credentials);
    await ask("login, wrong code", "POST", "/services/authentication", {
      ...credentials,
      MFA: { type: "TOTP", token: "000000" },
    });
  }
  return steps;
}

type Ask = ReturnType<typeof recorder>["ask"];

export const buildCardPayment = (nonce: string) => ({
  paymentMethod: "credit-card",
  service: "braintree",
  gateway: "braintree",
  nonce: `sandbox-card-ok-${nonce}`,
  deviceData: "{}",
  vaulted: false,
  kountId: "0123456789abcdef0123456789abcdef",
  cardDetails: { lastFour: "1111", bin: "411111" },
});

export const buildCheckoutBody = (uuid: string | null, total?: number, email = "member@example.com") => ({
  user: { email, address: { shipping: address, billing: address } },
  cart: {
    products: [{ variant: { id: 200001 }, quantity: 2 }],
    promotion: null,
    giftCard: null,
    credits: uuid === null ? null : { uuid },
    shipping: { service: "usps", type: "standard", identifier: "us-standard-free" },
    type: "physical",
    invoice: { currency: "USD", ...(total !== undefined && { total }) },
  },
});

/** Two Halos, as far as the cash back goes; the rest by card. Answers the order's id. */
async function buy(ask: Ask, email: string, uuid: string): Promise<string> {
  const invoice = await ask<{ total: number }>(
    "generateInvoice",
    "POST",
    "/services/payments/invoice",
    buildCheckoutBody(uuid, undefined, email),
  );
  // Another address than the account's counts for nothing.
  const checkout = {
    ...buildCheckoutBody(uuid, invoice.total, "somebody-else@example.com"),
    payment: buildCardPayment("member"),
  };
  const order = await ask<{ id: string }>("submitCheckout", "POST", "/services/payments/checkout", checkout, {
    "idempotency-key": "differential-member",
  });
  return order.id;
}
