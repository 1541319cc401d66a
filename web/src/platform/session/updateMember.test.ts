import type { User } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { createSessionStore } from "./store.ts";
import { updateMember } from "./updateMember.ts";

const member = (id: number, username: string) => ({ id, username }) as User;

it.each([
  ["the member as changed", member(7, "ada"), "ada_lovelace"],
  ["nobody after a sign-out", null, undefined],
  ["another member who signed in since", member(8, "bo"), "bo"],
])("shows %s", (_, user, shown) => {
  const session = createSessionStore();
  session.set({ user });
  updateMember(session, member(7, "ada_lovelace"));
  expect(session.get().user?.username).toBe(shown);
});
