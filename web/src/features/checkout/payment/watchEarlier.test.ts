import { afterEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../platform/browser/testing/memoryStorage.ts";
import { reloadPage } from "../../../platform/session/reloadHold.ts";
import { createAttemptStore } from "../../cart/attempts.ts";
import { watchEarlier } from "./watchEarlier.ts";

afterEach(() => vi.unstubAllGlobals());

/** A watched purchase; each question is answered by `answer`. */
function watch(answer: () => object) {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const attempts = createAttemptStore({ name: "attempt", storage: memoryStorage(), newKey: () => "key-1" });
  attempts.begin({ fingerprint: "a-b", asMember: true });
  const placed = Promise.withResolvers<void>();
  const clock = { now: Date.now() };
  const client = vi.fn(async () => ({
    getPurchase: async () => ({ ...answer(), response: new Response(null) }),
  }));
  const onPlaced = vi.fn(() => placed.promise);
  const { tick } = watchEarlier({
    client: client as never,
    attempts,
    isPaying: () => false,
    say: () => {},
    onPlaced,
    now: () => clock.now,
  });
  return { reload, placed, client, onPlaced, clock, tick };
}

it("shows the order before a page loads anew whose session ended, as its key is forgotten", async () => {
  const { reload, placed, onPlaced, tick } = watch(() => {
    reloadPage();
    return { data: { status: "placed", order: { id: "order-1" } } };
  });
  const ticked = tick();
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
  placed.resolve();
  await ticked;
  expect(reload).not.toHaveBeenCalled();
});

it("lets a page load anew whose session ended when there is no order to show", async () => {
  const { reload, tick } = watch(() => {
    reloadPage();
    return { data: { status: "in-progress", order: null } };
  });
  await tick();
  expect(reload).toHaveBeenCalledOnce();
});

it("asks again after a question that could not be put", async () => {
  const { client, clock, tick } = watch(() => ({ data: { status: "in-progress", order: null } }));
  client.mockRejectedValueOnce(new Error("offline"));
  await tick().catch(() => {});
  clock.now += 20_000;
  await tick();
  expect(client).toHaveBeenCalledTimes(2);
});
