import { expect, it } from "vitest";
import { accountModal } from "./accountModal.ts";

it("opens in login, switches, and toggles between login and join (S-185, S-186, S-188)", () => {
  const seen: string[] = [];
  const { unsubscribe } = accountModal.subscribe(() => seen.push(accountModal.get().mode));
  expect(accountModal.get().open).toBe(false);
  accountModal.open();
  accountModal.toggle();
  accountModal.toggle();
  accountModal.show("forgotPassword");
  accountModal.toggle();
  accountModal.close();
  unsubscribe();
  expect(seen).toEqual(["login", "join", "login", "forgotPassword", "login", "login"]);
  expect(accountModal.get().open).toBe(false);
});

it("opens where it was asked to, and forgets that the next time", () => {
  accountModal.open({ mode: "join", redirect: "/checkout" });
  expect(accountModal.get()).toEqual({ open: true, mode: "join", redirect: "/checkout" });
  accountModal.open();
  expect(accountModal.get()).toEqual({ open: true, mode: "login", redirect: undefined });
});
