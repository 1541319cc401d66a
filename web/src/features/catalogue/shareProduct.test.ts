import { expect, it, vi } from "vitest";
import { shareProduct } from "./shareProduct.ts";

const page = { title: "Halo", url: "https://shop.example/product/1" };
const clipboard = (writeText: (text: string) => Promise<void>) => ({ writeText }) as Clipboard;
const fails = (name: string) => async () => {
  throw new DOMException("no", name);
};

it("offers the page to the device's share sheet", async () => {
  const share = vi.fn(async () => {});
  const writeText = vi.fn(async () => {});
  expect(await shareProduct(page, { share, clipboard: clipboard(writeText) })).toBe("shared");
  expect(share).toHaveBeenCalledWith(page);
  expect(writeText).not.toHaveBeenCalled();
});

it.each(["AbortError", "InvalidStateError"])("says nothing when the sheet ends with %s", async (name) => {
  const writeText = vi.fn(async () => {});
  expect(await shareProduct(page, { share: fails(name), clipboard: clipboard(writeText) })).toBeNull();
  expect(writeText).not.toHaveBeenCalled();
});

it.each([undefined, fails("NotAllowedError")])(
  "copies the address without a sheet that works",
  async (share) => {
    const writeText = vi.fn(async () => {});
    const device = { clipboard: clipboard(writeText), ...(share && { share }) };
    expect(await shareProduct(page, device)).toBe("copied");
    expect(writeText).toHaveBeenCalledWith(page.url);
  },
);

it("says so where the clipboard is refused, or not there at all", async () => {
  expect(await shareProduct(page, { clipboard: clipboard(fails("NotAllowedError")) })).toBe("failed");
  expect(await shareProduct(page, {} as Navigator)).toBe("failed");
});
