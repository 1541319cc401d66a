import { createAtom } from "@tanstack/react-store";
import type { Unsettled } from "./PayOutcome.ts";

/** A payment of this page, as its buttons show it. */
export interface PaymentRun {
  busy: boolean;
  /** Why the last one failed. */
  failure: string | null;
  /** Advice on the failure. */
  advice: string | null;
  /** State of a purchase without an answer; null where there is none, or nothing to say of it. */
  earlier: Unsettled | "notPlaced" | null;
  /** Ends the wait for a busy shop; null while there is none. */
  cancelWait: (() => void) | null;
}

const idle: PaymentRun = { busy: false, failure: null, advice: null, earlier: null, cancelWait: null };

/**
 * Keeps a payment for the whole page: Back leaves the step while the bank's dialog stays open and the payment goes on,
 * so the step that Forward brings must know of it, show how it ends, and start no second one. Browser only.
 */
export function createPaymentRun() {
  const { get, set, subscribe } = createAtom(idle);
  return {
    get,
    subscribe,
    /** False while another payment runs. */
    begin(): boolean {
      if (get().busy) return false;
      set({ ...idle, busy: true });
      return true;
    },
    fail: (failure: string | null, advice: string | null = null) =>
      set((run) => ({ ...run, failure, advice })),
    end: () => set((run) => ({ ...run, busy: false })),
    setEarlier(earlier: PaymentRun["earlier"]) {
      set((run) => (run.earlier === earlier ? run : { ...run, earlier }));
    },
    sayBusy: (cancelWait: PaymentRun["cancelWait"]) => set((run) => ({ ...run, cancelWait })),
    /** The step is left: what it said is forgotten, but not a payment that runs or has no answer, nor what that will say. */
    leave: () => set((run) => (run.busy ? run : { ...idle, earlier: run.earlier })),
  };
}

export type PaymentRunStore = ReturnType<typeof createPaymentRun>;

/** The payment step's. */
export const paymentRun = createPaymentRun();
