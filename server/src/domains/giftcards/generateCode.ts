import { randomInt } from "node:crypto";

const group = (): string => String(randomInt(10_000)).padStart(4, "0");

/** The code of a new gift card. 53 random bits: guessing one of a million cards takes ten billion tries. */
export const generateCode = (): string => [group(), group(), group(), group()].join("-");
