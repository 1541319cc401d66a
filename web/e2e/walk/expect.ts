import { expect as expectSoon } from "@playwright/test";

/** Milliseconds for what the walk waits for. A busy machine is slow; only a walk that fails waits so long. */
export const TIMEOUT = 30_000;

/** Milliseconds for reading something that was there a moment ago: the page may just be leaving it. */
export const SHORT_TIMEOUT = 3_000;

/** Outside Playwright's runner there is no configuration to say how long an expectation may take. */
export const expect = expectSoon.configure({ timeout: TIMEOUT });
