import type { ReplayObstacle } from "@velours/sdk/types";
import { isRefused } from "../../isRefused.ts";

/** Things that keep an undo from being made; none for every other refusal. */
export const readObstacles = (error: unknown): readonly ReplayObstacle[] =>
  isRefused(error, "notInvertible")
    ? (error as { error: { value: { obstacles: ReplayObstacle[] } } }).error.value.obstacles
    : [];
