import { expect, it } from "vitest";
import { createIds } from "./createIds.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it("makes random UUIDs, and with a seed the same ones in the same order", () => {
  const ids = (seed?: number) => Array.from({ length: 50 }, createIds(seed));
  expect(ids(7)).toEqual(ids(7));
  expect(new Set([...ids(7), ...ids(8), ...ids(), ...ids()]).size).toBe(200);
  for (const id of [...ids(7), ...ids()]) expect(id).toMatch(uuid);
});
