import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const TOKENS =
  /\{(card-gateway|bnpl|fraud|wallet-provider|device-wallet|mobile-pay-app|email-marketing|review-site|web-analytics|affiliate-network|recommendation-service|ambassador-program|bot-check)\}/;

describe("providers", () => {
  it("C-002 S-032 no token of a provider is left in contract, code or texts: each has its identifier", () => {
    const left = ["openapi", "sdk", "server", "web", "mocks"].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(ts|tsx|yaml|md|html)$|messages\/.*\.json$/.test(file))
        .filter((file) => !/(^|\/)(node_modules|dist|released|\.[^/]+)\//.test(file))
        .filter((file) => TOKENS.test(readFileSync(join(ROOT, folder, file), "utf8")))
        .map((file) => `${folder}/${file}`),
    );
    expect(left).toEqual([]);
  });
});
