import type { PackedParcelInput } from "@velours/sdk/types";
import { toParcel } from "../order/toParcel.ts";
import { readTrackings, type Trackings } from "./readTrackings.ts";
import type { ShippableOrder } from "./ShippableOrder.ts";

/**
 * How the parcel of an order stands. Of an open one it is not known yet, or not so far, and of a waiting one nothing was
 * sent: both are sent by the next press, under the same key. All others are at their end.
 */
export type ParcelState = "waiting" | "sending" | "shipped" | "changed" | "refused" | "open";

export interface BatchParcel extends ShippableOrder {
  /** Typed for it alone. */
  carrier: string;
  tracking: string;
  state: ParcelState;
  /** Why it is not shipped, in words. */
  failure: string | null;
}

/** Parcels of several orders: being typed, being sent, and what became of each. */
export interface ShipBatch {
  phase: "idle" | "form" | "sending" | "ended";
  /** Of all parcels, while each has not its own. */
  carrier: string;
  hasCarriers: boolean;
  parcels: readonly BatchParcel[];
  /** Typed for orders that are not selected now, as those of another page. */
  others: readonly BatchParcel[];
  pasted: string;
  /** Null until the pasted lines are filled in. */
  filled: Trackings | null;
}

export type BatchAction =
  | { type: "open"; orders: readonly ShippableOrder[] }
  | { type: "typeCarrier"; value: string }
  | { type: "splitCarriers"; value: boolean }
  | { type: "type"; number: string; typed: Partial<Pick<BatchParcel, "carrier" | "tracking">> }
  | { type: "paste"; value: string }
  | { type: "fill" }
  | { type: "start" }
  | { type: "send"; number: string }
  | { type: "settle"; number: string; state: ParcelState; failure: string | null }
  | { type: "end" }
  | { type: "leave" };

export const noBatch: ShipBatch = {
  phase: "idle",
  carrier: "",
  hasCarriers: false,
  parcels: [],
  others: [],
  pasted: "",
  filled: null,
};

const isPending = ({ state }: BatchParcel) => state === "waiting" || state === "open";

const hasTracking = ({ tracking }: BatchParcel) => tracking.trim() !== "";

/** Parcels that the next press sends. */
export const pendingParcels = ({ parcels }: ShipBatch) => parcels.filter(isPending);

/** How many parcels are at their end: of an open one nobody knows. */
export const countDone = (batch: ShipBatch) =>
  batch.parcels.filter(({ state }) => state !== "sending").length - pendingParcels(batch).length;

/** True while pasted lines would be left out of what is sent. */
export const isUnfilled = ({ pasted, filled }: ShipBatch) => pasted.trim() !== "" && filled === null;

/** True while its end is not there, or something is left to send. */
export const isOngoing = (batch: ShipBatch) =>
  batch.phase === "sending" || (batch.phase === "ended" && pendingParcels(batch).length > 0);

/** True when leaving would lose what was typed. */
export const isTyped = (batch: ShipBatch) =>
  isUnfilled(batch) ||
  batch.others.some((parcel) => isPending(parcel) && hasTracking(parcel)) ||
  (batch.phase !== "idle" && pendingParcels(batch).some(hasTracking));

/** The request of an order: it names the units that were shown, so that another parcel meanwhile refuses it. */
export function parcelBody(batch: ShipBatch, { units, carrier, tracking }: BatchParcel): PackedParcelInput {
  const lines = units.map(({ line, left }) => ({ line, quantity: left }));
  return toParcel({ lines, carrier: batch.hasCarriers ? carrier : batch.carrier, tracking });
}

const change = (batch: ShipBatch, number: string, changed: Partial<BatchParcel>): ShipBatch => ({
  ...batch,
  parcels: batch.parcels.map((parcel) => (parcel.number === number ? { ...parcel, ...changed } : parcel)),
});

export function reduceBatch(batch: ShipBatch, action: BatchAction): ShipBatch {
  const isForm = batch.phase === "form";
  switch (action.type) {
    case "open": {
      if (isOngoing(batch)) return batch;
      const typed = new Map([...batch.others, ...batch.parcels].map((parcel) => [parcel.number, parcel]));
      const parcels = action.orders.map((order): BatchParcel => {
        const { state, carrier = "", tracking = "" } = typed.get(order.number) ?? {};
        // The next parcel of an order that was shipped has another number.
        const fresh = state === "shipped" ? "" : tracking;
        return { ...order, carrier, tracking: fresh, state: "waiting", failure: null };
      });
      for (const { number } of parcels) typed.delete(number);
      const others = [...typed.values()].filter(
        (parcel) => parcel.state !== "shipped" && hasTracking(parcel),
      );
      // Filled in a second time, they would undo what was typed over them.
      const pasted = isUnfilled(batch) ? batch.pasted : "";
      return { ...batch, phase: "form", parcels, others, pasted, filled: null };
    }
    case "typeCarrier":
      return isForm ? { ...batch, carrier: action.value } : batch;
    case "splitCarriers": {
      if (!isForm) return batch;
      const parcels = batch.parcels.map((parcel) => ({
        ...parcel,
        carrier: parcel.carrier || batch.carrier,
      }));
      return { ...batch, hasCarriers: action.value, ...(action.value && { parcels }) };
    }
    case "type":
      return isForm ? change(batch, action.number, action.typed) : batch;
    case "paste":
      return isForm ? { ...batch, pasted: action.value, filled: null } : batch;
    case "fill": {
      if (!isForm) return batch;
      const filled = readTrackings(
        batch.pasted,
        batch.parcels.map(({ number }) => number),
      );
      const parcels = batch.parcels.map((parcel) => ({
        ...parcel,
        tracking: filled.found[parcel.number] ?? parcel.tracking,
      }));
      return { ...batch, parcels, filled };
    }
    case "start":
      if (batch.phase !== "form" && batch.phase !== "ended") return batch;
      return pendingParcels(batch).length === 0 ? batch : { ...batch, phase: "sending" };
    case "send":
      return change(batch, action.number, { state: "sending", failure: null });
    case "settle":
      return change(batch, action.number, { state: action.state, failure: action.failure });
    case "end":
      return { ...batch, phase: "ended" };
    case "leave":
      return batch.phase === "sending" ? batch : { ...batch, phase: "idle" };
  }
}
