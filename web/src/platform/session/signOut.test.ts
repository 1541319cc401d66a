import { beforeEach, expect, it, vi } from "vitest";
import { readMember } from "./memberCookie.ts";
import { signOut } from "./signOut.ts";
import { createSessionStore } from "./store.ts";

const document = { cookie: "velours_member=7" };
const replace = vi.fn();
const setItem = vi.fn();

beforeEach(() => {
  replace.mockReset();
  setItem.mockReset();
  document.cookie = "velours_member=7";
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { replace });
  vi.stubGlobal("localStorage", { setItem, removeItem: () => {} });
  vi.stubGlobal("addEventListener", () => {});
});

function start(logout: () => Promise<unknown>) {
  const session = createSessionStore();
  session.set({ user: { id: 7 } as never });
  const shop = { site: "boutique", language: "en", defaultLanguage: "en", api: async () => ({ logout }) };
  return { session, leave: () => signOut({ options: { context: { session, shop } } } as never) };
}

it("forgets the member once the shop has ended the session", async () => {
  const { session, leave } = start(async () => ({ response: new Response(null, { status: 204 }) }));
  await leave();
  expect(session.get().user).toBeNull();
  expect(replace).toHaveBeenCalledWith("/");
});

it.each([429, 503])("stays signed in when the shop refuses to end the session with %i", async (status) => {
  const refusal = { reference: "rateLimited", message: "Too many requests" };
  const { session, leave } = start(async () => ({
    error: refusal,
    response: new Response(null, { status }),
  }));
  await expect(leave()).rejects.toThrow("Too many requests");
  expect(session.get().user).toEqual({ id: 7 });
  expect(readMember()).toBe(7);
  expect(setItem).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});
