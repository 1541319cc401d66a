import type { AnyRouter } from "@tanstack/react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../platform/browser/testing/memoryStorage.ts";
import { clearSession } from "../platform/session/clearSession.ts";
import { followSession } from "../platform/session/followSession.ts";
import { signedIn } from "../platform/session/signedIn.ts";
import "./forgottenAtSignOut.ts";

vi.mock("../platform/session/memberCookie.ts", () => ({
  readMember: () => 8,
  forgetMember: () => {},
  keepMember: () => {},
}));
vi.mock("../platform/session/reloadHold.ts", () => ({ reloadPage: () => {} }));

const router = {
  state: { location: { pathname: "/" } },
  options: {
    context: {
      shop: { site: "boutique", member: 7, api: async () => ({}) },
      session: { get: () => ({ user: { id: 7 } }), set: () => {} },
      cart: { get: () => ({ products: { data: [] }, promotion: {}, giftCard: {} }) },
    },
  },
} as unknown as AnyRouter;
const { session } = router.options.context;
const member = { id: 8, revision: 2, access: { authenticated: true } } as Parameters<typeof signedIn>[1];

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe("searches and won codes of a member", () => {
  it.each([
    ["a sign-out", () => clearSession(session, "boutique")],
    ["another member's login in another tab", () => followSession(router)],
    ["another member's login in this tab", () => signedIn(router, member, { remember: false })],
  ])("are gone after %s, those of another site are not", async (_, act) => {
    for (const site of ["boutique", "outlet"]) {
      localStorage.setItem(`${site}_recent_searches`, '["halo"]');
      for (const handle of ["current", "birthday"])
        localStorage.setItem(
          `${site}_campaign_spin-to-win_${handle}`,
          '{"outcome":{"promotion":"WELCOME15"}}',
        );
    }
    await act();
    const kept = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    expect(kept.filter((key) => /_campaign_|_searches/.test(`${key}`)).sort()).toEqual([
      "outlet_campaign_spin-to-win_birthday",
      "outlet_campaign_spin-to-win_current",
      "outlet_recent_searches",
    ]);
  });
});
