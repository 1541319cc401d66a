import { errors } from "playwright";
import { TIMEOUT } from "./expect.ts";
import { ViolationError } from "./ViolationError.ts";

/** Checks again until it holds: the screen follows the cart a moment later. The last violation counts. */
export async function eventually(check: () => Promise<void>, within = TIMEOUT): Promise<void> {
  const end = Date.now() + within;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      // A page that is being left has no content to check.
      const passing =
        error instanceof ViolationError ||
        error instanceof errors.TimeoutError ||
        /context was destroyed|navigation/i.test(String(error));
      if (!passing || Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
