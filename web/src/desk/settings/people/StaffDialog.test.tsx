// @vitest-environment happy-dom
import type { StaffMember } from "@velours/sdk/types";
import { expect, test, vi } from "vitest";
import { type Answers, answer, renderDesk } from "../../testing/renderDesk.tsx";

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

const open = (more: Answers = {}) =>
  renderDesk("/desk/settings/staff", {
    scopes: ["staff:write"],
    answers: {
      listStaff: () => answer([member]),
      inviteStaff: lost,
      changeStaff: lost,
      closeStaffSessions: lost,
      ...more,
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

const session = (id: string, more: object = {}) => ({
  id,
  created_at: "2026-11-02T18:30:00.000Z",
  used_at: "2026-11-21T21:47:00.000Z",
  device: { browser: "Firefox", system: "Windows" },
  current: false,
  ...more,
});

test("a session is ended by itself; the one of this browser cannot be", async () => {
  const device = { browser: null, system: "iOS" };
  const sessions = [session("s1", { current: true }), session("s2", { device })];
  const endStaffSession = vi.fn((_: { params: { path: object } }) => {
    sessions.pop();
    return answer(undefined);
  });
  const desk = await open({ listStaffSessions: () => answer([...sessions]), endStaffSession });
  await desk.press("Change");
  const rows = () =>
    [...document.querySelectorAll("section[aria-label='Open sessions'] li")].map((row) => [
      row.querySelector("span span")?.textContent,
      row.querySelector("button")?.getAttribute("aria-label"),
    ]);
  await desk.find("[role=dialog] li button", "Sign out");
  expect(rows()).toEqual([
    ["Firefox on Windows", undefined],
    ["iOS", "Sign out of iOS"],
  ]);
  await desk.press("Sign out", "[role=dialog] li button");
  await expect.poll(rows).toEqual([["Firefox on Windows", undefined]]);
  expect(endStaffSession.mock.calls[0]?.[0].params.path).toEqual({ id: "2", session: "s2" });
});

test("while one session is ended, neither another one nor the rest can be pressed", async () => {
  const sessions = [session("s1"), session("s2")];
  const desk = await open({
    listStaffSessions: () => answer(sessions),
    endStaffSession: () => new Promise(() => {}),
  });
  await desk.press("Change");
  await desk.press("Sign out", "[role=dialog] li button");
  const locked = (selector: string) =>
    [...document.querySelectorAll<HTMLButtonElement>(`[role=dialog] ${selector}`)].map((button) => [
      button.textContent,
      button.disabled || button.getAttribute("aria-disabled") === "true",
    ]);
  await expect
    .poll(() => locked("li button"))
    .toEqual([
      ["Sign out", true],
      ["Sign out", true],
    ]);
  const rest = locked("button[type=submit], [role=dialog] .border-t button");
  expect(rest.length).toBeGreaterThan(2);
  expect(rest.filter(([, isLocked]) => !isLocked)).toEqual([]);
  expect(isLocked()).toBe(true);
});

test("a lost authenticator is removed after a word about what comes of it", async () => {
  const resetStaffAuthenticator = vi.fn((_: { params: { path: object } }) => answer(undefined));
  const desk = await open({ resetStaffAuthenticator });
  await desk.press("Change");
  await desk.press("Remove the lost authenticator");
  const confirm = await desk.find("button", "Yes, remove it");
  expect(document.activeElement).toBe(confirm);
  const note = document.getElementById(confirm.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toContain("Maud");
  expect(resetStaffAuthenticator).not.toHaveBeenCalled();
  await desk.press("Yes, remove it");
  await desk.find("*", "Maud gets an email, and sets up another authenticator at the next sign-in.");
  expect(resetStaffAuthenticator.mock.calls[0]?.[0].params.path).toEqual({ id: "2" });
});

test.each([
  ["one's own", { id: "1" }],
  ["one that is not set up", { ready: false }],
])("no authenticator is removed: %s", async (_, more) => {
  const desk = await open({ listStaff: () => answer([{ ...member, ...more }]) });
  await desk.press("Change");
  await desk.find("[role=dialog] button", "Remove from the staff");
  expect(document.querySelector("[role=dialog]")?.textContent).not.toContain("authenticator");
});
