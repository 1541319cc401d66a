import { expect, type Locator } from "@playwright/test";

const toDigits = (text: string) => text.replaceAll(/\D/g, "");

/**
 * Fills a field in a frame of the gateway. On a busy machine stories have found the expiry empty when they paid, of which
 * the cause is not known; Playwright sends the text to whatever has the focus by then.
 */
export async function fillHostedField(field: Locator, value: string): Promise<void> {
  await expect(async () => {
    await field.fill(value);
    expect(toDigits(await field.inputValue())).toBe(toDigits(value));
  }).toPass();
}
