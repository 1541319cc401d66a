// @vitest-environment happy-dom
import type { StaffMember } from "@velours/sdk/types";
import { expect, test, vi } from "vitest";
import { answer, renderDesk } from "../../testing/renderDesk.tsx";

const member = {
  id: "2",
  username: "Maud",
  email: "maud@example.com",
  role: "packer",
  sites: null,
  ready: true,
  lastUsedAt: null,
  revision: "r1",
} as unknown as StaffMember;

const lost = vi.fn((_: { idempotencyKey: string }): unknown => {
  throw new TypeError("fetch failed");
});

const open = () =>
  renderDesk("/desk/settings/staff", {
    scopes: ["staff:write"],
    answers: {
      listStaff: () => answer([member]),
      inviteStaff: lost,
      changeStaff: lost,
      closeStaffSessions: lost,
    },
  });

const isLocked = () => document.querySelector<HTMLFieldSetElement>("[role=dialog] fieldset")?.disabled;

test("an invitation whose answer was lost can be sent again, and nothing else", async () => {
  const desk = await open();
  await desk.press("Invite somebody");
  await desk.find("[role=dialog] h2", "Invite somebody");
  await desk.type("[name=email]", "ada@example.com");
  await desk.press("Send the invitation");
  await desk.find("[role=dialog] button", "Try again");
  expect(isLocked()).toBe(true);
});

test("signing somebody out is another change than the one of their role whose answer was lost", async () => {
  lost.mockClear();
  const desk = await open();
  await desk.press("Change");
  await desk.press("Save");
  await desk.find("[role=dialog] button", "Try again");
  expect(isLocked()).toBe(true);
  await desk.press("Sign out everywhere");
  await expect.poll(() => lost.mock.calls.length).toBe(2);
  const [change, signOut] = lost.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(signOut === change).toBe(false);
});
