import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../platform/browser/testing/memoryStorage.ts";
import { createOpenKey } from "./createOpenKey.ts";

beforeEach(() => vi.stubGlobal("sessionStorage", memoryStorage()));

test("a form that is opened again has the key of an open change, and a new one once that is settled", () => {
  const key = createOpenKey("moveStock 11 US").open();
  const again = createOpenKey("moveStock 11 US");
  expect([again.open(), again.open()]).toEqual([key, key]);
  expect(createOpenKey("moveStock 11 EU").open()).not.toBe(key);
  again.close();
  expect(createOpenKey("moveStock 11 US").open()).not.toBe(key);
});

test("without a subject a form keeps its key to itself", () => {
  const one = createOpenKey(undefined);
  const key = one.open();
  expect([one.open(), createOpenKey(undefined).open() === key]).toEqual([key, false]);
  one.close();
  expect(one.open()).not.toBe(key);
});
