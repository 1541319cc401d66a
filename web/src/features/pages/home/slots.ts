import type { ReactNode } from "react";
import { createSlot } from "../../../platform/layout/createSlot.tsx";

interface Countdown {
  /** Until when the hero's campaign runs. */
  page: { date_expired: number | null };
  /** When the page was made, in ms. */
  now: number;
  /** Keeps its place. */
  fallback: ReactNode;
}

/** How long the hero's campaign still runs. */
export const HeroCountdown = createSlot<Countdown>();
