import type { PackedParcelInput } from "@velours/sdk/types";
import { toParcel } from "../order/toParcel.ts";
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
}

export type BatchAction =
  | { type: "open"; orders: readonly ShippableOrder[] }
  | { type: "typeCarrier"; value: string }
  | { type: "splitCarriers"; value: boolean }
  | { type: "type"; number: string; typed: Partial<Pick<BatchParcel, "carrier" | "tracking">> }
  | { type: "fill"; trackings: Readonly<Record<string, string>> }
  | { type: "start" }
  | { type: "send"; number: string }
  | { type: "settle"; number: string; state: ParcelState; failure: string | null }
  | { type: "end" }
  | { type: "leave" };

export const noBatch: ShipBatch = { phase: "idle", carrier: "", hasCarriers: false, parcels: [] };

const isPending = ({ state }: BatchParcel) => state === "waiting" || state === "open";

/** Parcels that the next press sends. */
export const pendingParcels = ({ parcels }: ShipBatch) => parcels.filter(isPending);

/** True while its end is not there, or something is left to send. */
export const isOngoing = (batch: ShipBatch) =>
  batch.phase === "sending" || (batch.phase === "ended" && pendingParcels(batch).length > 0);

/** True when leaving would lose what was typed. */
export const isTyped = ({ phase, parcels }: ShipBatch) =>
  phase !== "idle" && parcels.some((parcel) => isPending(parcel) && parcel.tracking.trim() !== "");

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
      const typed = new Map(batch.parcels.map((parcel) => [parcel.number, parcel]));
      const parcels = action.orders.map((order): BatchParcel => {
        const { state, carrier = "", tracking = "" } = typed.get(order.number) ?? {};
        // The next parcel of an order that was shipped has another number.
        const fresh = state === "shipped" ? "" : tracking;
        return { ...order, carrier, tracking: fresh, state: "waiting", failure: null };
      });
      return { ...batch, phase: "form", parcels };
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
    case "fill": {
      if (!isForm) return batch;
      const parcels = batch.parcels.map((parcel) => ({
        ...parcel,
        tracking: action.trackings[parcel.number] ?? parcel.tracking,
      }));
      return { ...batch, parcels };
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
