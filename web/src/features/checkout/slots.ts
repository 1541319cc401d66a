import type { ReactNode } from "react";
import { createSlot } from "../../platform/layout/createSlot.tsx";
import type { PlacedOrder } from "./order/PlacedOrder.ts";

interface Express {
  /** The cart can't be bought now. */
  blocked: boolean;
  onPlaced: (placed: PlacedOrder) => void;
  /** Keeps its place. */
  fallback: ReactNode;
}

/** Express checkout above the shipping step. */
export const CheckoutExpress = createSlot<Express>();
