import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../sites/theme.css"), "utf8");
/** First width of a breakpoint in px; a rem is 16. */
const from = (name: string) => Number(new RegExp(`--breakpoint-${name}: ([\\d.]+)rem`).exec(css)?.[1]) * 16;

it.each([
  ["S-905 a tablet held upright, a phone sideways", "wide", 600],
  ["S-905 S-906 tablet", "tablet", 900],
  ["S-905 S-906 desktop", "desktop", 1200],
  ["S-905 large desktop", "large", 1800],
])("%s begins where the one before ends (%s)", (_, name, width) => expect(from(name)).toBe(width));
