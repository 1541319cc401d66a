import { createAtom } from "@tanstack/react-store";
import {
  afterDecline,
  type CloseReason,
  closeWith,
  isOfferOver,
  OFFER_ERROR_FORWARD,
  type OfferEnd,
  secondsLeft,
} from "@velours/sdk/rules";
import type { Order, Upsells } from "@velours/sdk/types";

export interface OfferState {
  /** `failed`: an acceptance was refused, and the order is shown in a moment. */
  phase: "offered" | "accepting" | "failed" | "ending";
  /** Index of the product on the screen; a bundle has only 0. */
  position: number;
  /** Until the offer is over or, after a failure, until the order is shown. */
  seconds: number;
}

export type AcceptOutcome =
  | { kind: "accepted"; order: Order; joinNonce: string | null }
  | { kind: "refused"; detail: string }
  /** It may have been accepted: the order tells. */
  | { kind: "unanswered"; detail: string };

/** How the step ended. The fetched order tells whether the shop has closed it. */
export type OfferEnding =
  | { kind: "accepted"; order: Order; joinNonce: string | null }
  | { kind: "closed"; reason: CloseReason }
  /** In another tab. */
  | { kind: "elsewhere" };

export interface OfferPorts {
  accept: (position: number) => Promise<AcceptOutcome>;
  /** Resolves when the shop has answered, or will not. */
  close: (reason: CloseReason, detail?: string) => Promise<void>;
  onEnd: (ending: OfferEnding) => void;
  now: () => number;
  isHidden: () => boolean;
}

/**
 * An offer from its first second to its only ending. The first ending counts: what comes after it closes
 * nothing. While an acceptance is under way nothing else ends the offer, because closing it would take the
 * accepted products away.
 */
export function createOfferFlow(offer: Pick<Upsells, "type" | "products" | "expires">, ports: OfferPorts) {
  const expires = Date.parse(offer.expires);
  let ended: OfferEnd | "elsewhere" | null = null;
  let failure: { at: number; detail: string } | null = null;
  let hasLeft = false;
  const state = createAtom<OfferState>({ phase: "offered", position: 0, seconds: secondsUntil(expires) });

  function secondsUntil(time: number): number {
    return secondsLeft(time, ports.now());
  }

  function set(change: Partial<OfferState>) {
    state.set((before) => ({ ...before, ...change }));
  }

  function end(reason: CloseReason, detail?: string) {
    if (ended === "elsewhere") return;
    const final = closeWith(ended, reason);
    if (final === null) return;
    ended = final;
    set({ phase: "ending" });
    void ports.close(final, detail).then(() => ports.onEnd({ kind: "closed", reason: final }));
  }

  function tick() {
    if (failure) {
      const forward = failure.at + OFFER_ERROR_FORWARD;
      set({ seconds: secondsUntil(forward) });
      if (ports.now() >= forward) end("countdown-error-elapsed", failure.detail);
      return;
    }
    set({ seconds: secondsUntil(expires) });
    // A hidden page is closed when the shopper comes back to it, or by the shop.
    const isOver = isOfferOver(offer.expires, ports.now()) && !ports.isHidden();
    if (isOver && state.get().phase === "offered") end("countdown-offer-elapsed");
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Once a second. */
    tick: () => {
      if (ended === null) tick();
    },
    /** The shopper is back at the window. */
    refocus() {
      if (state.get().phase === "offered" && isOfferOver(offer.expires, ports.now()))
        end("window-refocus-and-offer-expired");
    },
    async accept() {
      if (ended !== null || state.get().phase !== "offered") return;
      set({ phase: "accepting" });
      const outcome = await ports.accept(state.get().position);
      if (outcome.kind === "accepted") {
        ended = "accepted";
        set({ phase: "ending" });
        return ports.onEnd(outcome);
      }
      // A page that goes away cuts its own requests: the reloaded one asks for the order, and closing would take the offer away.
      if (hasLeft && outcome.kind === "unanswered") return;
      if (hasLeft) return end("upsells-unmounted/navigation");
      failure = { at: ports.now(), detail: outcome.detail };
      set({ phase: "failed" });
      tick();
    },
    decline() {
      if (ended !== null || state.get().phase !== "offered") return;
      const next = afterDecline(offer, state.get().position);
      if ("next" in next) set({ position: next.next });
      else end(next.close);
    },
    leave() {
      hasLeft = true;
      if (state.get().phase !== "accepting") end("upsells-unmounted/navigation");
    },
    /** Another tab accepted or closed it. */
    endElsewhere() {
      if (ended !== null || state.get().phase === "accepting") return;
      ended = "elsewhere";
      set({ phase: "ending" });
      ports.onEnd({ kind: "elsewhere" });
    },
  };
}

export type OfferFlow = ReturnType<typeof createOfferFlow>;
