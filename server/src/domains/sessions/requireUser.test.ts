import { expect, test } from "vitest";
import { requireUser } from "./requireUser.ts";
import type { SessionUser } from "./store.ts";

const user = { id: 7 } as SessionUser;

test("a signed-in member passes, also with the own id", () => {
  expect(requireUser({ user })).toEqual({ user });
  expect(requireUser({ user }, 7)).toEqual({ user });
});

test("without a member: authenticationRequired, whatever the id (6)", () => {
  expect(requireUser({ user: undefined }).refused?.body.reference).toBe("authenticationRequired");
  expect(requireUser({ user: undefined }, 7).refused?.status).toBe(401);
});

test("another member's id is answered as an unknown one (CA-99)", () => {
  expect(requireUser({ user }, 8).refused?.body.reference).toBe("resourceDoesNotExist");
});
