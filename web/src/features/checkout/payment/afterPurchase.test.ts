// @vitest-environment happy-dom
import type { Order, User } from "@velours/sdk/types";
import { expect, it, vi } from "vitest";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { sessionWatch } from "../../../platform/session/sessionWatch.ts";
import { createSessionStore } from "../../../platform/session/store.ts";
import { afterPurchase } from "./afterPurchase.ts";

it("keeps the confirmation of a member whose session ended: the answers to come are a guest's", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const session = createSessionStore();
  session.set({ user: { id: 7 } as User });
  sessionWatch.adopt(3);
  const context = { session, shop: { site: "boutique" } } as RouterContext;
  await afterPurchase(context, { order: { products: [] } as unknown as Order, signedOut: true });
  sessionWatch.onResponse(new Response(null, { headers: { "x-session-validation": "1" } }));
  expect(session.get().user).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
