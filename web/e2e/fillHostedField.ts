import { expect, type Locator } from "@playwright/test";

const toDigits = (text: string) => text.replaceAll(/\D/g, "");

/**
 * Fills a field in a frame of the gateway. Playwright sends the text to whatever has the focus by then, and on a busy
 * machine that has not always been the field.
 */
export async function fillHostedField(field: Locator, value: string): Promise<void> {
  await expect(async () => {
    await field.fill(value);
    expect(toDigits(await field.inputValue())).toBe(toDigits(value));
  }).toPass();
}
