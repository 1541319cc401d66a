import type { Locator } from "@playwright/test";

/**
 * Fills a field in a frame of the gateway as a browser fills it in. Keys typed by Playwright go to whatever has the focus by
 * then, in whichever frame, and the page moves the focus when a step comes.
 */
export async function fillHostedField(field: Locator, value: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, text) => {
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, value);
}
