// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { createSessionStore } from "../../../platform/session/store.ts";
import { EmailConfirmation } from "./EmailConfirmation.tsx";

const context = vi.hoisted(() => {
  const answer = async (data: object) => ({ data, response: new Response() });
  const user = { id: 7, email_confirmed: true };
  const api = {
    getUser: vi.fn(() => answer({ ...user, email_confirmed: false })),
    createEmailCode: vi.fn(() => answer({})),
    validateEmail: () => answer(user),
    getWishlist: () => answer({ items: [] }),
    getCredits: () => answer({ balance: 12 }),
  };
  const shop = { language: "en", locale: "en-US", site: "boutique", country: "US", api: async () => api };
  const regions = [{ countries: ["US"], currency: "USD" }];
  return { api, answer, user, shop, queries: { get: async () => ({ regions }) } };
});
const session = createSessionStore();
vi.mock("../../../platform/api/useShop.ts", () => ({ useShop: () => context.shop }));
vi.mock("@tanstack/react-router", () => ({
  useRouter: () => ({ options: { context: { ...context, session } } }),
}));

let page: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  context.api.createEmailCode.mockClear();
  session.set({ user: { id: 7, email_confirmed: false } as never, credits: { balance: 0 } as never });
  document.body.replaceChildren();
  page = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(page).render(<EmailConfirmation member={7} />));
});

it("fetches the cash back that a confirmed address has brought", async () => {
  await act(async () => page.querySelector("button")?.click());
  expect(context.api.createEmailCode).toHaveBeenCalledOnce();
  const paste = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(paste, { clipboardData: { getData: () => "12345" } });
  await act(async () => page.querySelector('[name="code-1"]')?.dispatchEvent(paste));
  await vi.waitFor(() => expect(session.get().credits).toEqual({ balance: 12 }));
  expect(session.get().user?.email_confirmed).toBe(true);
});

it("sends no code to an address that was confirmed in another tab, and fetches what that has brought", async () => {
  context.api.getUser.mockImplementationOnce(() => context.answer(context.user));
  await act(async () => page.querySelector("button")?.click());
  await vi.waitFor(() => expect(session.get().credits).toEqual({ balance: 12 }));
  expect(session.get().user?.email_confirmed).toBe(true);
  expect(context.api.createEmailCode).not.toHaveBeenCalled();
  expect(page.querySelector('[name="code-1"]')).toBeNull();
});
