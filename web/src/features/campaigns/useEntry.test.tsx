// @vitest-environment happy-dom
import type { CampaignOutcome, CampaignPage } from "@velours/sdk/types";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { outcomeKey, readOutcome, storeOutcome } from "./storedOutcome.ts";
import { type CampaignEntryState, useEntry } from "./useEntry.ts";

const outcome = { title: "15% off", segment: "fifteen", promotion: "WELCOME15" } as CampaignOutcome;
const scope = {
  kind: "spin-to-win",
  handle: "current",
  date_expired: null,
  site: "boutique",
  language: "en",
} as const;
const enterCampaign = vi.fn(async (): Promise<unknown> => ({ data: outcome, response: new Response() }));
const inShop = await createShopContext({ shop: { site: "boutique", api: async () => ({ enterCampaign }) } });

beforeEach(() => localStorage.clear());

/** Renders the form of an entry. */
async function renderEntry(): Promise<() => CampaignEntryState> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  let entry: CampaignEntryState | undefined;
  const page = { ...scope, open: true } as unknown as CampaignPage;
  function Probe() {
    entry = useEntry(page);
    return (
      <form ref={entry.form.form}>
        <input name="email" defaultValue="player@example.com" />
        <input type="checkbox" name="consent" defaultChecked />
      </form>
    );
  }
  await act(async () => createRoot(document.createElement("div")).render(inShop(<Probe />)));
  return () => entry as CampaignEntryState;
}

it("a member who enters again sees the first outcome with the refusal's words", async () => {
  const message = "This email address has already been entered";
  const error = { reference: "campaignAlreadyEntered", message, value: { outcome } };
  enterCampaign.mockResolvedValueOnce({ error, response: new Response(null, { status: 409 }) });
  const entry = await renderEntry();
  await act(async () => entry().submit());
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(entry()).toMatchObject({ outcome, fresh: true, form: { general: message } });
  });
  expect(readOutcome(scope)).toEqual(outcome);
  await act(async () => entry().again());
  expect(entry()).toMatchObject({ outcome: null, form: { general: undefined } });
});

it("an outcome of another tab is not the answer to this one's form (S-325)", async () => {
  const entry = await renderEntry();
  await act(async () => entry().submit());
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(entry()).toMatchObject({ outcome, fresh: true });
  });
  const follow = () =>
    act(async () => window.dispatchEvent(new StorageEvent("storage", { key: outcomeKey(scope) })));
  storeOutcome(scope, null);
  await follow();
  expect(entry()).toMatchObject({ outcome: null, fresh: false });
  storeOutcome(scope, outcome);
  await follow();
  expect(entry()).toMatchObject({ outcome, fresh: false });
});
