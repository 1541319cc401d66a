type Shared = "shared" | "copied" | "failed";

interface Page {
  title: string;
  url: string;
}

/**
 * Offers an address to the device's own share sheet, or copies it where there is none. Null when the shopper closed the
 * sheet, or when it is open already.
 */
export async function shareProduct(
  page: Page,
  device: Pick<Navigator, "clipboard"> & Partial<Pick<Navigator, "share">>,
): Promise<Shared | null> {
  if (device.share) {
    try {
      await device.share(page);
      return "shared";
    } catch (error) {
      const { name } = error as DOMException;
      if (name === "AbortError" || name === "InvalidStateError") return null;
    }
  }
  try {
    await device.clipboard.writeText(page.url);
    return "copied";
  } catch {
    return "failed";
  }
}
