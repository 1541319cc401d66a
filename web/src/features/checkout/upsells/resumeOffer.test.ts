import type { Order } from "@velours/sdk/types";
import { describe, expect, it, vi } from "vitest";
import { createQueries } from "../../../platform/queries/createQueries.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import type { OfferNotice } from "../order/PlacedOrder.ts";
import { resumeOffer } from "./resumeOffer.ts";

const START = Date.UTC(2026, 10, 20, 10);
const EXPIRES = new Date(START + 5 * 60_000).toISOString();

type Status = "open" | "accepted" | "closed" | "no answer";

interface Ending {
  status: Status;
  notice: OfferNotice | undefined;
  closes: number;
  pauses: number;
}

const withOffer = (status: Status, expires = EXPIRES) =>
  ({ id: "order", offer: { status, expires, variants: [], invoice: null } }) as unknown as Order;

/** Loads a page anew after a press; each question about the order is answered by the next of these, the last one again. */
function resume(statuses: [Status, ...Status[]], { expires = EXPIRES } = {}) {
  let now = START;
  let asked = 0;
  const getOrder = vi.fn(async () => {
    const status = statuses[Math.min(asked++, statuses.length - 1)] ?? "no answer";
    if (status === "no answer") throw new Error("cut");
    return { data: withOffer(status, expires), response: new Response() };
  });
  const acceptUpsell = vi.fn();
  const closeOrder = vi.fn(async () => ({ data: {}, response: new Response() }));
  const context = {
    shop: { site: "boutique", language: "en", api: async () => ({ getOrder, acceptUpsell, closeOrder }) },
    queries: createQueries(() => []),
  } as unknown as RouterContext;
  const pause = vi.fn(async (ms: number) => {
    now += ms;
  });
  const ended = resumeOffer(
    context,
    withOffer("open", expires),
    { taskId: "task" },
    { now: () => now, pause },
  );
  return { ended, acceptUpsell, closeOrder, pause };
}

describe("a page loaded anew after a press on an offer asks, and never buys", () => {
  it.each<[string, [Status, ...Status[]], Ending]>([
    ["accepted already", ["accepted"], { status: "accepted", notice: undefined, closes: 0, pauses: 0 }],
    [
      "accepted meanwhile",
      ["open", "no answer", "accepted"],
      { status: "accepted", notice: undefined, closes: 0, pauses: 2 },
    ],
    ["closed already", ["closed"], { status: "closed", notice: "ended", closes: 0, pauses: 0 }],
    [
      "never arrived",
      ["open", "open", "open", "open", "open", "open", "closed"],
      { status: "closed", notice: "ended", closes: 1, pauses: 5 },
    ],
    [
      "accepted just before the offer is closed",
      ["open", "open", "open", "open", "open", "open", "accepted"],
      { status: "accepted", notice: undefined, closes: 1, pauses: 5 },
    ],
    ["not closed by the shop", ["open"], { status: "open", notice: "unsure", closes: 1, pauses: 5 }],
    ["no answer at all", ["no answer"], { status: "open", notice: "unsure", closes: 1, pauses: 5 }],
  ])("%s", async (_, statuses, { status, notice, closes, pauses }) => {
    const { ended, acceptUpsell, closeOrder, pause } = resume(statuses);
    const found = await ended;
    expect([found.order.offer?.status, found.notice]).toEqual([status, notice]);
    expect(acceptUpsell).not.toHaveBeenCalled();
    expect(closeOrder).toHaveBeenCalledTimes(closes);
    expect(pause).toHaveBeenCalledTimes(pauses);
  });

  it("closes the offer at its end without waiting longer", async () => {
    const { ended, pause, closeOrder } = resume(["open", "open", "closed"], {
      expires: new Date(START + 1_000).toISOString(),
    });
    expect((await ended).notice).toBe("ended");
    expect(pause).toHaveBeenCalledTimes(1);
    expect(closeOrder.mock.calls).toMatchObject([
      [{ body: { task: { id: "task" }, reason: "upsells-unmounted/navigation" }, keepalive: true }],
    ]);
  });
});
