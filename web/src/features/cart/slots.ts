import type { ReactNode } from "react";
import { createSlot } from "../../platform/layout/createSlot.tsx";

/** Express checkout in the drawer. `fallback` keeps its place. */
export const CartExpress = createSlot<{ fallback: ReactNode; onBought: () => void }>();

/** Products at the end of a filled cart. */
export const CartRecommendations = createSlot();

/** Products in the question about a promotion's minimum. */
export const MinimumProducts = createSlot<{ amount: number; onLeave: () => void }>();

/** Beside the page, while the cart holds something. */
export const BesideBag = createSlot();
