import { expect as expectSoon } from "@playwright/test";

/** Outside Playwright's runner there is no configuration to say how long an expectation may take. */
export const expect = expectSoon.configure({ timeout: 10_000 });
