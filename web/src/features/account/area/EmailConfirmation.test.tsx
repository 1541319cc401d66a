// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { createSessionStore } from "../../../platform/session/store.ts";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { EmailConfirmation } from "./EmailConfirmation.tsx";

const answer = async (data: object) => ({ data, response: new Response() });
const user = { id: 7, email_confirmed: true };
const api = {
  getUser: vi.fn(() => answer({ ...user, email_confirmed: false })),
  createEmailCode: vi.fn(() => answer({})),
  validateEmail: () => answer(user),
  getWishlist: () => answer({ items: [] }),
  getCredits: () => answer({ balance: 12 }),
  getSite: () => answer({ regions: [{ country: "US", currency: "USD" }] }),
};
const session = createSessionStore();
const inShop = await createShopContext({ shop: { api: async () => api }, session });

let page: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  api.createEmailCode.mockClear();
  session.set({ user: { id: 7, email_confirmed: false } as never, credits: { balance: 0 } as never });
  document.body.replaceChildren();
  page = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(page).render(inShop(<EmailConfirmation member={7} />)));
});

/** The queries' library comes with the first of them. */
const credited = () =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      expect(session.get().credits).toEqual({ balance: 12 });
    },
    { timeout: 30_000 },
  );

it("fetches the cash back that a confirmed address has brought", async () => {
  await act(async () => page.querySelector("button")?.click());
  expect(api.createEmailCode).toHaveBeenCalledOnce();
  const paste = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(paste, { clipboardData: { getData: () => "12345" } });
  await act(async () => page.querySelector('[name="code-1"]')?.dispatchEvent(paste));
  await credited();
  expect(session.get().user?.email_confirmed).toBe(true);
});

it("sends no code to an address that was confirmed in another tab, and fetches what that has brought", async () => {
  api.getUser.mockImplementationOnce(() => answer(user));
  await act(async () => page.querySelector("button")?.click());
  await credited();
  expect(session.get().user?.email_confirmed).toBe(true);
  expect(api.createEmailCode).not.toHaveBeenCalled();
  expect(page.querySelector('[name="code-1"]')).toBeNull();
});
