// @vitest-environment happy-dom
import { readCookie, storageNames } from "@velours/sdk/rules";
import type { Draft, Region } from "@velours/sdk/types";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { setCookie } from "../../../platform/browser/setCookie.ts";
import { useChangeRegion } from "../../../platform/sites/useChangeRegion.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { useAddressRegion } from "./useAddressRegion.ts";

const regions: Region[] = [
  { label: "United States", country: "US", currency: "USD", fulfillment: "US" },
  { label: "Germany", country: "DE", currency: "EUR", fulfillment: "EU" },
];
const cookie = storageNames("boutique", "").region;
const chosen = () => readCookie(document.cookie, cookie);
let chooseRegion: (country: string) => void;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  setCookie(cookie, "", 0);
});

function Page({ draft }: { draft: Draft | null | undefined }) {
  chooseRegion = useChangeRegion();
  const { country } = useRegion();
  return <p>{`${useAddressRegion(draft) ? "ready" : "waiting"} ${country}`}</p>;
}
const draftFor = (country: string | null) => ({ address: { country } }) as Draft;
const open = async () => {
  const inShop = await createShopContext({ site: { regions } });
  const place = document.createElement("div");
  const root = createRoot(place);
  return async (draft: Draft | null | undefined, words: string) => {
    await act(async () => root.render(inShop(<Page draft={draft} />)));
    await vi.waitFor(
      async () => {
        await act(async () => {});
        expect(place.textContent).toBe(words);
      },
      { timeout: 30_000 },
    );
  };
};

it.each([
  [draftFor("de"), "DE"],
  [draftFor("US"), undefined],
  [draftFor("JP"), undefined],
  [draftFor(null), undefined],
  [{ address: null } as Draft, undefined],
])("takes the region of the address of %j", async (draft, change) => {
  const show = await open();
  await show(undefined, "waiting US");
  await show(draft, `ready ${change ?? "US"}`);
  expect(chosen()).toBe(change);
});

it("leaves a region that the buyer chooses afterwards", async () => {
  const show = await open();
  await show(draftFor("DE"), "ready DE");
  await act(async () => chooseRegion("US"));
  await show(draftFor("DE"), "ready US");
  expect(chosen()).toBe("US");
});
