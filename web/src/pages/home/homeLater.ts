import { hydrateLater } from "../../chunks/hydrateLater.tsx";

/** The hero works first. */
export const HomeRest = hydrateLater(
  async () => (await import("./HomeRest.tsx")).HomeRest,
  "[data-part=home]",
);
