import { isModuleNotFoundError } from "@tanstack/router-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChunkError } from "./ChunkError.ts";
import { loadChunk } from "./loadChunk.ts";

afterEach(() => vi.unstubAllGlobals());

const NOT_FETCHED = [
  ["Chromium", "Failed to fetch dynamically imported module: http://shop/a.js"],
  ["Firefox", "error loading dynamically imported module: http://shop/a.js"],
  ["Safari", "Importing a module script failed."],
] as const;

/** A chunk that answers with each of these in turn: an error, or itself. */
function chunk(...answers: (Error | "module")[]) {
  return vi.fn(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });
}

const server = (status: number | "away") =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => {
      if (status === "away") throw new TypeError("Failed to fetch");
      return new Response(null, { status });
    }),
  );

describe.each(NOT_FETCHED)("in %s", (_, message) => {
  const notFetched = () => new TypeError(message);

  it("tries again when the server answers (S-073)", async () => {
    server(200);
    const load = chunk(notFetched(), "module");
    expect(await loadChunk(load)).toBe("module");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["gone when the server answers without it", 200, true, 2],
    ["gone when even the file asked for is gone", 404, true, 2],
    ["not gone while a proxy answers for the server", 503, false, 1],
    ["not gone without a network", "away", false, 1],
  ] as const)("%s", async (_name, status, gone, tries) => {
    server(status);
    const load = chunk(notFetched(), notFetched());
    const error = await loadChunk(load).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ChunkError);
    expect((error as ChunkError).gone).toBe(gone);
    expect(load).toHaveBeenCalledTimes(tries);
  });
});

it("fails when a chunk takes longer than 120 seconds (S-073)", async () => {
  vi.useFakeTimers();
  const loading = loadChunk(() => new Promise(() => {})).catch((caught: unknown) => caught);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(await Promise.race([loading, "underway"])).toBe("underway");
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBeInstanceOf(ChunkError);
  vi.useRealTimers();
});

it("an error a chunk throws while it runs stays what it is and is not tried again", async () => {
  server(200);
  const own = new TypeError("undefined is not a function");
  const load = chunk(own);
  await expect(loadChunk(load)).rejects.toBe(own);
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
});

it("the router, which loads the page anew by itself for such errors, leaves ours alone", () => {
  expect(isModuleNotFoundError(new TypeError(NOT_FETCHED[0][1]))).toBe(true);
  expect(isModuleNotFoundError(new ChunkError(true))).toBe(false);
});
