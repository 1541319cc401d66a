// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

const session = (id: string, current: boolean, system: string) => ({
  id,
  created_at: "2026-11-02T18:30:00.000Z",
  used_at: "2026-11-21T21:47:00.000Z",
  device: { browser: "Firefox", system },
  current,
});

test("somebody without a right to change staff ends their own other session, with their password", async () => {
  const sessions = [session("s1", true, "Windows"), session("s2", false, "Android")];
  const closeSessions = vi.fn((_: { body: object }) => {
    sessions.pop();
    return answer(undefined);
  });
  const desk = await renderDesk("/desk/settings", {
    scopes: ["orders:pack"],
    answers: { listSessions: () => answer([...sessions]), closeSessions },
  });
  await desk.press("AdaShopkeeper");
  await desk.press("Sign out", "[role=dialog] li button");
  await desk.type("[name=password]", "sandbox-pass");
  await desk.press("Sign out of Firefox on Android", "[role=dialog] form button");
  await desk.find("[role=dialog] [role=status], [role=dialog] p", "Firefox on Android is signed out.");
  expect(closeSessions.mock.calls.map(([{ body }]) => body)).toEqual([
    { session: "s2", passwordCurrent: "sandbox-pass" },
  ]);
  await expect.poll(() => document.querySelectorAll("[role=dialog] li").length).toBe(1);
});

test("no other session can be chosen while one is ended", async () => {
  const sessions = ["s1", "s2", "s3"].map((id, at) => session(id, at === 0, "Windows"));
  const desk = await renderDesk("/desk/settings", {
    scopes: ["orders:pack"],
    answers: { listSessions: () => answer(sessions) },
  });
  await desk.press("AdaShopkeeper");
  await desk.press("Sign out", "[role=dialog] li button");
  await desk.type("[name=password]", "sandbox-pass");
  const rows = () => [...document.querySelectorAll<HTMLButtonElement>("[role=dialog] li button")];
  expect(rows().map(({ disabled }) => disabled)).toEqual([false, false]);
  await desk.press("Sign out of Firefox on Windows", "[role=dialog] form button");
  expect(rows().map(({ disabled }) => disabled)).toEqual([true, true]);
});
