import { formatReasons } from "../../reasons/formatReason.ts";
import type { Language, ReplayObstacle } from "../../types.ts";
import type { Obstacle } from "./LoggedEntry.ts";

/** Whose language reasons are in. */
export interface Reader {
  language: Language;
}

/** The most that are answered. */
export const mostObstacles = 10;

/** The contract's limit; a caller can send names of any length. */
const longestReason = 2000;

/** Obstacles as they are answered: the first ten. */
export const presentObstacles = ({ language }: Reader, obstacles: readonly Obstacle[]): ReplayObstacle[] =>
  obstacles.slice(0, mostObstacles).map(({ part, key, name, reason }) => ({
    part,
    key,
    name: name.slice(0, 1000),
    reason: formatReasons([reason], language).slice(0, longestReason),
  }));
