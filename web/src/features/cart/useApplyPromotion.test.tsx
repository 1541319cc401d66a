// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ChunkError } from "../../platform/chunks/ChunkError.ts";
import { failure } from "../../platform/chunks/failure.ts";
import { useApplyPromotion } from "./useApplyPromotion.ts";

const applyPromotion = vi.fn(async (_code: string) => {});
const getActions = vi.fn(async () => ({ applyPromotion }));
const onLeave = vi.fn();
const show = vi.fn();
vi.mock("./loadCartActions.ts", () => ({ useLazyCartActions: () => getActions }));
vi.mock("./useCart.ts", () => ({ useCart: () => ({ cart: { show } }) }));

let hook: ReturnType<typeof useApplyPromotion>;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.clearAllMocks();
  failure.hide();
  function Probe() {
    hook = useApplyPromotion(onLeave);
    return null;
  }
  await act(async () => createRoot(document.createElement("div")).render(<Probe />));
});

describe("useApplyPromotion", () => {
  it("puts the code into the bag and opens it", async () => {
    await act(() => hook.apply("LASTCHANCE"));
    expect(applyPromotion).toHaveBeenCalledWith("LASTCHANCE");
    expect([onLeave, show].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(hook).toMatchObject({ busy: false, failed: false });
  });

  it("offers to try again when the bag's code cannot be fetched, and then does it", async () => {
    getActions.mockRejectedValueOnce(new ChunkError(false));
    await act(() => hook.apply("LASTCHANCE"));
    expect(onLeave).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
    await act(async () => failure.retry());
    expect(applyPromotion).toHaveBeenCalledWith("LASTCHANCE");
    expect(show).toHaveBeenCalledOnce();
  });

  it("stays and says so when the shop is not reached", async () => {
    applyPromotion.mockRejectedValueOnce(new Error("the network is gone"));
    await act(() => hook.apply("LASTCHANCE"));
    expect(hook).toMatchObject({ busy: false, failed: true });
    expect([onLeave, show].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
