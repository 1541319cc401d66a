import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startExamples } from "../runtimes/startExamples.ts";
import { extractSamples, joinSamples, Samples } from "./samples.ts";

const found = extractSamples(readFileSync(join(import.meta.dirname, "../README.md"), "utf8"));
const samples = new Samples(new Map([["readme", joinSamples(found)]]));
afterAll(() => samples.remove());

describe("the README's samples", () => {
  it("compile", () => {
    expect(samples.compile()).toBe("");
  });

  it("run against the contract's examples, which check every request", async () => {
    const examples = await startExamples();
    const output = (await samples.run(examples.url).finally(examples.close)).get("readme");
    expect(found.length).toBeGreaterThanOrEqual(7);
    expect(output?.failed).toBeUndefined();
    expect(output?.log).toMatch(/^Order V-\d+: 103\.92 USD$/m);
    expect(output?.log).toMatch(/^Left on it: 50 USD$/m);
    expect(output?.log).toMatch(/^Left the page$/m);
    expect(output?.log).toMatch(/city: 'Une ville est requise'/);
    expect(output?.log).toMatch(/^velours$/m);
    expect(output?.log).toMatch(/^10392$/m);
    expect(output?.log).toMatch(/^giftCardExpended$/m);
  });
});
