import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@velours/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const temporary = mkdtempSync(join(tmpdir(), "velours-mock-"));
let mock: ChildProcess | undefined;
let url = "";
let gatewayUrl = "";

beforeAll(async () => {
  const cache = join(import.meta.dirname, "../server/compileCache.js");
  const words = ["--import", cache, join(import.meta.dirname, "cli.ts"), "--port", "0"];
  mock = spawn(process.execPath, words, { cwd: temporary });
  let output = "";
  url = await new Promise<string>((resolve, reject) => {
    for (const channel of [mock?.stdout, mock?.stderr]) {
      channel?.on("data", (chunk) => {
        output += chunk;
        gatewayUrl = /card fields: (\S+)/.exec(output)?.[1] ?? "";
        const found = /^The mock: (\S+)\/api/m.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    mock?.once("error", reject);
    mock?.once("exit", () => reject(new Error(`The mock did not start: ${output}`)));
  });
}, 300_000);
afterAll(() => {
  mock?.kill("SIGTERM");
  rmSync(temporary, { recursive: true, force: true });
});

describe("the command", () => {
  it("refuses a port that has no next one for the card fields", () => {
    const words = [join(import.meta.dirname, "cli.ts"), "--port", "65535"];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
    expect([status === 0, stderr]).toEqual([
      false,
      expect.stringContaining('--port is "65535", but it must be a port, up to 65534.'),
    ]);
  });

  it("answers the SDK: a product, a priced cart, an unknown code", async () => {
    const shop = createClient({ baseUrl: `${url}/api`, clientToken: "velours-dev" });
    const { data: product } = await shop.getProduct({ params: { path: { id: 100001 } } });
    expect(product?.handle).toBe("halo");
    const { data: invoice, error: refused } = await shop.generateInvoice({
      body: {
        cart: {
          products: [{ variant: { id: product?.variants[0]?.id ?? 0 }, quantity: 2 }],
          promotion: { name: "WELCOME15" },
          giftCard: null,
          credits: null,
          shipping: null,
          invoice: { currency: "USD" },
        },
      },
    });
    expect(refused).toBeUndefined();
    expect(invoice).toMatchObject({ subtotal: 96, discounts: { promotion: 14 }, total: 82 });
    const { error } = await shop.getPromotion({ params: { path: { code: "NOTHING" } } });
    expect(error?.reference).toBe("promotionUnrecognizable");
  });

  it("serves the gallery, its answers, pictures and the card fields", async () => {
    expect(await (await fetch(url)).text()).toContain("<h1>Scenarios</h1>");
    expect((await fetch(`${url}/scenarios/getOrder/rateLimited`)).status).toBe(429);
    expect((await fetch(`${url}/assets/img/products/halo.svg`)).headers.get("content-type")).toContain("svg");
    const fields = await fetch(`${gatewayUrl}/hosted-fields/v1/client.js`);
    expect(await fields.text()).toContain("braintreeSandbox");
    const frame = await fetch(`${gatewayUrl}/modules/frame/frame.ts`);
    expect([frame.status, (await frame.text()).includes("interface ")]).toEqual([200, false]);
  });
});
