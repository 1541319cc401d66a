import { afterAll, beforeAll } from "vitest";

/**
 * Opens something for the tests of a block before the first of them, and closes it after the last. Its members are there
 * once a hook or a test runs.
 */
export function fixture<T extends { close(): Promise<void> } | { stop(): Promise<void> }>(
  open: () => Promise<T>,
): T {
  const opened = {} as T & { close?(): Promise<void>; stop?(): Promise<void> };
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  // Nothing is to be closed when it did not open.
  afterAll(() => (opened.close ?? opened.stop)?.());
  return opened;
}
