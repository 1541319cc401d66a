import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { extractSamples, joinSamples, Samples } from "../sdk/publish/samples.ts";
import { startMock } from "./startMock.ts";

const folder = new URL("../openapi/docs/guides/", import.meta.url);
/** Programs keep no cookies: on the mock they name themselves. */
const named = 'clientToken: "velours-dev", headers: { "x-mock-session": "guides" }';
const programs = readdirSync(folder).flatMap((file): [string, string][] => {
  const program = joinSamples(extractSamples(readFileSync(new URL(file, folder), "utf8")));
  return program === "" ? [] : [[file, program.replace('clientToken: "velours-dev"', named)]];
});
const samples = new Samples(new Map(programs));

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({
    port: 0,
    gatewayPort: 0,
    clientToken: "velours-dev",
    site: "boutique",
  });
});
afterAll(async () => {
  samples.remove();
  await mock?.close();
});

describe("the guides", () => {
  it("run on the mock as they run on the shop", async () => {
    const outputs = await samples.run(`${mock.url}/api`);
    expect([...outputs].filter(([, { failed, error }]) => failed || error)).toEqual([]);
    expect(outputs.get("10-first-purchase.md")?.log).toMatch(
      /^To pay: 58\.96 USD\nOrder V-\d+: 58\.96 USD$/m,
    );
    expect(outputs.get("20-mock.md")?.log).toMatch(/^On the wishlist: 100001$/m);
    expect(outputs.get("70-sessions.md")?.log).toMatch(/^true\nmember@example\.com 80 \d+$/m);
  });
});
