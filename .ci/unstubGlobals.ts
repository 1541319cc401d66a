import { afterAll, vi } from "vitest";

// Vitest's `unstubGlobals` acts before each test: the next file of the worker would be loaded with those of the last.
afterAll(() => vi.unstubAllGlobals());
