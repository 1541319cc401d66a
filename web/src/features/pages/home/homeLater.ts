import { hydrateLater } from "../../../platform/chunks/hydrateLater.tsx";

/** Everything below the hero: its code is fetched after the first view. */
export const HomeRest = hydrateLater(
  async () => (await import("./HomeRest.tsx")).HomeRest,
  "[data-part=home]",
);
