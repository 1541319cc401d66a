// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ChunkError } from "../../platform/chunks/ChunkError.ts";
import { failure } from "../../platform/chunks/failure.ts";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { createCartStore } from "./store.ts";
import { useApplyPromotion } from "./useApplyPromotion.ts";

const applyPromotion = vi.fn(async (_code: string) => null);
const getActions = vi.fn(() => ({ applyPromotion }));
const onLeave = vi.fn();
const show = vi.fn();
const inShop = await createShopContext({
  cart: { ...createCartStore(() => "boutique"), show },
  cartActions: {
    get current() {
      return getActions();
    },
  },
});

let hook: ReturnType<typeof useApplyPromotion>;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.clearAllMocks();
  failure.hide();
  function Probe() {
    hook = useApplyPromotion(onLeave);
    return null;
  }
  await act(async () => createRoot(document.createElement("div")).render(inShop(<Probe />)));
});

describe("useApplyPromotion", () => {
  it("puts the code into the bag and opens it", async () => {
    await act(() => hook.apply("LASTCHANCE"));
    expect(applyPromotion).toHaveBeenCalledWith("LASTCHANCE");
    expect([onLeave, show].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(hook).toMatchObject({ busy: false, failed: false });
  });

  it("offers to try again when the bag's code cannot be fetched, and then does it", async () => {
    getActions.mockImplementationOnce(() => {
      throw new ChunkError(false);
    });
    await act(() => hook.apply("LASTCHANCE"));
    expect(onLeave).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
    await act(async () => failure.retry());
    await vi.waitFor(
      async () => {
        await act(async () => {});
        expect(show).toHaveBeenCalledOnce();
      },
      { timeout: 30_000 },
    );
    expect(applyPromotion).toHaveBeenCalledWith("LASTCHANCE");
  });

  it("stays and says so when the shop is not reached", async () => {
    applyPromotion.mockRejectedValueOnce(new Error("the network is gone"));
    await act(() => hook.apply("LASTCHANCE"));
    expect(hook).toMatchObject({ busy: false, failed: true });
    expect([onLeave, show].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
