// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setCookie } from "../../platform/browser/setCookie.ts";
import type { ExitJudgement } from "./ExitModal.tsx";
import { ExitOffer } from "./ExitOffer.tsx";

const NOW = 1_800_000_000;
const site: { code: string; exitOffer?: { start?: number; end?: number } } = { code: "boutique" };
const line = { product: { type: "toy" }, quantity: 1, sale: false };
const state = { products: { data: [line] }, promotion: { data: null, error: null }, visible: false };
vi.mock("../cart/useCart.ts", () => ({ useCart: () => ({ state }) }));
vi.mock("../../platform/sites/useSite.ts", () => ({ useSite: () => site }));
const modal: { judgement: ExitJudgement } = { judgement: "offered" };
vi.mock("./ExitModal.tsx", () => ({
  ExitModal({ open, onJudged }: { open: boolean; onJudged: (judgement: ExitJudgement) => void }) {
    const { judgement } = modal;
    useEffect(() => {
      if (open) onJudged(judgement);
    });
    return open && judgement === "offered" && <p>offer</p>;
  },
}));

let page: HTMLElement;
const offered = () => page.textContent === "offer";
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const leave = () =>
  act(async () => {
    document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: 0 }));
    await vi.advanceTimersByTimeAsync(10);
  });
const cookies = () => document.cookie.split("; ").filter(Boolean);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ now: NOW * 1_000 });
  delete site.exitOffer;
  modal.judgement = "offered";
  page = document.createElement("div");
});
afterEach(() => {
  vi.useRealTimers();
  for (const cookie of cookies()) setCookie(cookie.split("=")[0] ?? "", "", 0);
});

async function arrive(exitOffer?: typeof site.exitOffer) {
  if (exitOffer) site.exitOffer = exitOffer;
  await act(async () => createRoot(page).render(<ExitOffer />));
  await wait(2);
}

it("offers something to who leaves (S-581)", async () => {
  await arrive();
  await leave();
  expect(offered()).toBe(true);
});

it("begins and ends with its period while the page stays open (S-580)", async () => {
  await arrive({ start: NOW + 60 });
  await leave();
  expect([offered(), cookies()]).toEqual([false, []]);
  await wait(60);
  await leave();
  expect(offered()).toBe(true);
});

it("does not fire after the end of its period (S-580)", async () => {
  await arrive({ end: NOW + 60 });
  await wait(60);
  await leave();
  expect(offered()).toBe(false);
});

it("stays away from who signed up for the newsletter meanwhile (S-582)", async () => {
  await arrive();
  setCookie("boutique_newsletter", "1");
  await leave();
  expect(offered()).toBe(false);
});

it.each<[ExitJudgement, boolean]>([
  ["nothing", true],
  ["failed", false],
])("does not open by itself after %s was offered, and a later leave: %s", async (judgement, isOffered) => {
  modal.judgement = judgement;
  await arrive();
  await leave();
  expect([offered(), cookies()]).toEqual([false, []]);
  modal.judgement = "offered";
  state.products.data = [...state.products.data];
  await wait(2);
  expect(offered()).toBe(false);
  await leave();
  expect([offered(), cookies().length > 0]).toEqual([isOffered, isOffered]);
});
