import type { ReactNode } from "react";
import { createSlot } from "../../platform/layout/createSlot.tsx";

/** Express checkout in the drawer. `fallback` keeps its place. */
export const BagExpress = createSlot<{ fallback: ReactNode; onBought: () => void }>();

/** Products at the end of a filled bag. */
export const BagRecommendations = createSlot();

/** Products in the question about a promotion's minimum. */
export const MinimumProducts = createSlot<{ onLeave: () => void }>();

/** Beside the page, while the bag holds something. */
export const BesideBag = createSlot();
