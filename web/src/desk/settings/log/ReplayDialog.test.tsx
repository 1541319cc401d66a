// @vitest-environment happy-dom
import type { AuditEntry, Replay } from "@velours/sdk/types";
import { expect, test, vi } from "vitest";
import { answer, renderDesk } from "../../testing/renderDesk.tsx";

const entry: AuditEntry = {
  id: 7,
  time: "2026-11-27T17:20:00.000Z",
  actor: "staff 1",
  actorName: "Ada",
  operation: "saveMerchantSite",
  command: "saveMerchantSite boutique",
  outcome: "done",
  site: "boutique",
  order: null,
  changes: [],
  changesTotal: 0,
  undoes: null,
  undoneBy: null,
  invertible: true,
  movable: false,
  notInvertible: null,
  obstacles: [],
};
const plan: Replay = { revision: "r1", moved: false, changes: [], changesTotal: 0 } as unknown as Replay;

test("after an undo everything that is shown is read again, but not the preview of what was undone", async () => {
  const getSite = vi.fn(() => answer({}));
  const listProposals = vi.fn(() => answer([]));
  const replayEntry = vi.fn((_: { body: { dry?: boolean } }) => answer(plan));
  const desk = await renderDesk("/desk/settings/log", {
    scopes: ["audit:read", "orders:write"],
    answers: { getSite, listProposals, replayEntry, listAuditEntries: () => answer([entry]) },
  });
  await desk.press("Undo");
  await desk.press("Undo", "[role=dialog] button");
  await desk.find("[role=status]", "It is as it was before.");
  await expect.poll(() => getSite.mock.calls.length).toBe(2);
  expect(listProposals).toHaveBeenCalledTimes(2);
  expect(replayEntry.mock.calls.map(([{ body }]) => body.dry ?? false)).toEqual([true, false]);
});
