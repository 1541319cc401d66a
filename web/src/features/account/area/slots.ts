import { createSlot } from "../../../platform/layout/createSlot.tsx";

/** Banners beside a member's cash back. */
export const RewardBanners = createSlot();
