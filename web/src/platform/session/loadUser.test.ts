import { beforeEach, expect, it, vi } from "vitest";
import { toasts } from "../ui/toasts.ts";
import { loadUser } from "./loadUser.ts";
import { readMember } from "./memberCookie.ts";
import { createSessionStore } from "./store.ts";

beforeEach(() => {
  vi.stubEnv("SSR", false);
  vi.stubGlobal("document", { cookie: "velours_member=7" });
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.spyOn(toasts, "show").mockReset();
});

function load(status: number, reference: string) {
  const error = { reference, message: reference, value: null };
  const call = { operation: "getUser", attempts: 1 };
  const getUser = vi.fn(async () => ({ error, response: new Response(null, { status }), call }));
  const session = createSessionStore();
  const shop = { locale: "en-US", api: async () => ({ getUser }) };
  return { session, user: loadUser({ session, shop } as never) };
}

it.each([
  [401, "authenticationRequired"],
  [404, "resourceDoesNotExist"],
])("signs out when the shop answers %i %s", async (status, reference) => {
  const { session, user } = load(status, reference);
  expect(await user).toBeNull();
  expect(session.get().user).toBeNull();
  expect(readMember()).toBeUndefined();
  expect(toasts.show).toHaveBeenCalledTimes(1);
});

it.each([
  [429, "rateLimited"],
  [401, "clientTokenInvalid"],
  [400, "validationError"],
  [503, "serviceUnavailable"],
])("stays signed in when the shop answers %i %s, and asks again the next time", async (status, reference) => {
  const { session, user } = load(status, reference);
  await expect(user).rejects.toThrow(reference);
  expect(session.get().user).toBeUndefined();
  expect(readMember()).toBe(7);
});
