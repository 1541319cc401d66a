// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { reloadPage } from "../../platform/session/reloadHold.ts";
import { createAttemptStore } from "../cart/attempts.ts";
import type { WalletHandlers } from "../checkout/payment/wallets/DeviceWallet.ts";
import type { ExpressWallet } from "./prepareExpress.ts";
import { type Express, useExpress } from "./useExpress.ts";

const shop = vi.hoisted(() => ({
  site: "boutique",
  language: "en",
  country: "US",
  locale: "en-US",
  api: vi.fn(),
}));
const pay = vi.hoisted(() => vi.fn());
vi.mock("../../platform/api/useShop.ts", () => ({ useShop: () => shop }));
vi.mock("../../platform/sites/useSite.ts", () => ({
  useSite: () => ({ brand: "velours", name: "Velours", regions: [{ country: "US" }] }),
}));
vi.mock("../../platform/session/useSession.ts", () => ({ useSession: () => ({ user: null }) }));
vi.mock("../checkout/payment/gateways/chooseGateway.ts", () => ({ chooseGateway: () => ({}) }));
const refetchSpent = vi.hoisted(() => vi.fn());
vi.mock("../checkout/payment/refetchSpent.ts", () => ({ refetchSpent }));
vi.mock("../checkout/payment/pay.ts", () => ({ pay }));
vi.mock("../checkout/payment/wallets/toAmounts.ts", () => ({ toAmounts: () => ({}) }));
vi.mock("./createExpress.ts", () => ({
  createExpress: (_: unknown, { pay }: { pay: (order: object) => unknown }) => ({ pay: () => pay({}) }),
}));

const paid = { kind: "paid", order: { id: "order-1" }, joinNonce: "join", earlier: false, signedOut: true };
const reload = vi.fn();
const onPaid = vi.fn();
let express: Express;
let handlers: WalletHandlers;
let shown: PromiseWithResolvers<void>;

const wallet = {
  id: "google-pay",
  authorization: "",
  wallet: {
    open(_: unknown, given: WalletHandlers) {
      handlers = given;
      return { abort: () => {} };
    },
  },
} as unknown as ExpressWallet;

const attempts = createAttemptStore({ name: "attempt", storage: localStorage });

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(location, "reload").mockImplementation(reload);
  localStorage.clear();
  reload.mockClear();
  shown = Promise.withResolvers();
  onPaid.mockReset().mockReturnValue(shown.promise);
  const cart = { lines: [], type: "digital", currency: "USD" };
  const purchase = { cart, estimate: {}, attemptName: "attempt", isStale: () => false } as never;
  function Buttons() {
    express = useExpress({ purchase, onPaid });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Buttons />));
});

/** The order page's request is answered with another session; then the order is shown. */
async function showOrder() {
  expect(onPaid).toHaveBeenCalledOnce();
  reloadPage();
  await act(async () => shown.resolve());
  expect(reload).not.toHaveBeenCalled();
  expect(express.busy).toBeNull();
}

it("keeps the page until a paid order is shown, also when the session has ended", async () => {
  shop.api.mockResolvedValue({});
  pay.mockResolvedValueOnce(paid);
  await act(async () => express.press(wallet));
  await act(async () => void (await handlers.pay({} as never)));
  await showOrder();
});

it("keeps the page until an earlier order is shown, also when the session has ended", async () => {
  attempts.begin({ fingerprint: "a-b", asMember: true });
  const getPurchase = async () => {
    reloadPage();
    return { data: { status: "placed", order: paid.order }, response: new Response(null) };
  };
  shop.api.mockResolvedValue({ getPurchase });
  await act(async () => express.press(wallet));
  await showOrder();
});

it("says that it does not know of an earlier purchase where the shop cannot be asked", async () => {
  attempts.begin({ fingerprint: "a-b", asMember: true });
  shop.api.mockRejectedValue(new Error("offline"));
  await act(async () => express.press(wallet));
  expect(express.busy).toBeNull();
  expect(express.failure).toContain("We do not know yet whether your order was placed");
});

it("fetches the gift card that was spent elsewhere", async () => {
  shop.api.mockResolvedValue({});
  const error = { reference: "giftCardExpended", message: "spent", value: null };
  pay.mockResolvedValueOnce({ kind: "failed", error });
  await act(async () => express.press(wallet));
  await act(async () => void (await handlers.pay({} as never)));
  expect(refetchSpent.mock.calls.map(([, reference]) => reference)).toEqual(["giftCardExpended"]);
});
