import { randomInt } from "node:crypto";

/** The code of a card that takes the place of one that is never made: no lookup finds it, and lists leave it out. */
export const createReservedCode = (): string =>
  `refunded-${Array.from({ length: 4 }, () => String(randomInt(10_000)).padStart(4, "0")).join("-")}`;
