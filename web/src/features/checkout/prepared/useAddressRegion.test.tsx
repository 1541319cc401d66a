// @vitest-environment happy-dom
import type { Draft } from "@velours/sdk/types";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { useAddressRegion } from "./useAddressRegion.ts";

const shop = vi.hoisted(() => ({ country: "US", changes: [] as string[] }));
vi.mock("../../../platform/sites/useSite.ts", () => ({
  useSite: () => ({ regions: [{ country: "US" }, { country: "DE" }] }),
}));
vi.mock("../../../platform/sites/useRegion.ts", () => ({ useRegion: () => ({ country: shop.country }) }));
vi.mock("../../../platform/sites/useChangeRegion.ts", () => ({
  useChangeRegion: () => (country: string) => {
    shop.changes.push(country);
    shop.country = country;
  },
}));

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.assign(shop, { country: "US", changes: [] });
});

function Page({ draft }: { draft: Draft | null | undefined }) {
  return <p>{useAddressRegion(draft) ? "ready" : "waiting"}</p>;
}
const draftFor = (country: string | null) => ({ address: { country } }) as Draft;
const open = () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  return async (draft: Draft | null | undefined) => {
    await act(async () => root.render(<Page draft={draft} />));
    return place.textContent;
  };
};

it.each([
  [draftFor("de"), ["DE"]],
  [draftFor("US"), []],
  [draftFor("JP"), []],
  [draftFor(null), []],
  [{ address: null } as Draft, []],
])("takes the region of the address of %j", async (draft, changes) => {
  const show = open();
  expect(await show(undefined)).toBe("waiting");
  expect(await show(draft)).toBe("ready");
  expect(shop.changes).toEqual(changes);
});

it("leaves a region that the buyer chooses afterwards", async () => {
  const show = open();
  await show(draftFor("DE"));
  shop.country = "US";
  expect(await show(draftFor("DE"))).toBe("ready");
  expect(shop.changes).toEqual(["DE"]);
});
