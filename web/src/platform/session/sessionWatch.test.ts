// @vitest-environment happy-dom
import { beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { toasts } from "../ui/toasts.ts";
import { forgetMember, keepMember } from "./memberCookie.ts";
import { GUEST_REVISION, sessionWatch } from "./sessionWatch.ts";
import { showDeferredSignedOut } from "./signedOutNotice.ts";

let reload: MockInstance<typeof location.reload>;
const answer = (revision: string) =>
  sessionWatch.onResponse(new Response(null, { headers: { "x-session-validation": revision } }));

beforeEach(() => {
  reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  sessionStorage.clear();
  forgetMember();
  for (const { id } of toasts.get()) toasts.close(id);
});

it("lets the page that loads say that a member without cookies is signed out, with the way to log in", () => {
  history.replaceState(null, "", "/fr/checkout?step=payment");
  sessionWatch.adopt(7);
  answer("1");
  expect(reload).toHaveBeenCalledOnce();
  expect(toasts.get()).toEqual([]);
  showDeferredSignedOut({ locale: "fr-CA" });
  expect(toasts.get()).toMatchObject([
    {
      text: "Vous avez été déconnecté. Votre panier est toujours là. Connectez-vous pour retrouver ce que votre compte enregistre, comme vos cartes et vos adresses.",
      link: { text: "Se connecter", href: "/login?step=payment&redirect=/checkout" },
    },
  ]);
});

it.each<[string, () => void, number, string]>([
  ["a member whose cookie is there, as that page asks who it is", () => keepMember(7, false), 7, "invalid"],
  ["a guest", () => {}, GUEST_REVISION, "invalid"],
])("says nothing of it by itself to %s", (_, prepare, revision, seen) => {
  prepare();
  sessionWatch.adopt(revision);
  answer(seen);
  expect(reload).toHaveBeenCalledOnce();
  showDeferredSignedOut({ locale: "en-US" });
  expect(toasts.get()).toEqual([]);
});
