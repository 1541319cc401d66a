import { ensureBrowser } from "./browser.ts";

/** Names a Chromium to the unit tests that open one. Without any, only those fail. */
export function setup() {
  try {
    process.env.CHROMIUM_PATH = ensureBrowser();
  } catch (error) {
    console.warn((error as Error).message);
  }
}
