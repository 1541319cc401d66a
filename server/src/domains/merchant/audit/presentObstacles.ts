import type { ReplayObstacle } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { presentReasons } from "../presentReasons.ts";
import type { Obstacle } from "./Obstacle.ts";

/** The most that are answered. */
export const mostObstacles = 10;

/** Obstacles as they are answered: the first ten. */
export const presentObstacles = (
  context: Pick<Context, "language">,
  obstacles: readonly Obstacle[],
): ReplayObstacle[] =>
  obstacles.slice(0, mostObstacles).map(({ part, key, name, reason }) => ({
    part,
    key,
    name: name.slice(0, 1000),
    reason: presentReasons(context, [reason]),
  }));
