import { expect, it, vi } from "vitest";
import { derive, share, sharedData } from "./sharedData.ts";

it("sends shared data as JSON and leaves all other data to the router", () => {
  const data = share({ code: "boutique", regions: [{ country: "US" }] });
  expect(sharedData.test(data)).toBe(true);
  expect(sharedData.fromSerializable(sharedData.toSerializable(data))).toEqual(data);
  for (const other of [{ code: "boutique" }, [], "text", 1, null, undefined])
    expect(sharedData.test(other)).toBe(false);
});

it("makes the JSON once", () => {
  const toJSON = vi.fn(() => ({ one: 1 }));
  const data = share({ toJSON });
  share(data);
  expect(sharedData.toSerializable(data)).toBe(sharedData.toSerializable(data));
  expect(toJSON).toHaveBeenCalledTimes(1);
});

it("computes once for each source and key what follows from it", () => {
  const source = {};
  const make = vi.fn(() => ({}));
  const found = derive(source, "USD", make);
  expect(derive(source, "USD", make)).toBe(found);
  expect(sharedData.test(found)).toBe(true);
  derive(source, "CAD", make);
  derive({}, "USD", make);
  expect(make).toHaveBeenCalledTimes(3);
});
