import { beforeEach, describe, expect, it, vi } from "vitest";
import { holdReload, reloadPage } from "./reloadHold.ts";

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal("location", { reload });
});

describe("a reload", () => {
  it("is at once without a payment", () => {
    reloadPage();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("waits for the payment's answer", () => {
    const release = holdReload();
    reloadPage();
    expect(reload).not.toHaveBeenCalled();
    release();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is given up where the payment led to another page", () => {
    const release = holdReload();
    reloadPage();
    release({ drop: true });
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not follow a payment during which none was wanted", () => {
    holdReload()();
    expect(reload).not.toHaveBeenCalled();
  });
});
