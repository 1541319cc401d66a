import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createClient } from "@velours/sdk";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build as buildSdk } from "../../sdk/publish/build.ts";
import { listDeadLinks, listInstalled, listUnfitEngines } from "../../sdk/publish/checkPackage.ts";
import { build } from "./build.ts";
import { install, link } from "./installPacked.ts";
import { manifest } from "./manifest.ts";

/** `npm run -w mocks installed` asks npm and its registry for all of it, as a stranger's machine would. */
const put = process.env.INSTALLED ? install : link;
/** Building takes ten seconds of a processor: the gate starts the sources, and manifest.test.ts reads what they import. */
const isPacked = process.env.FULL === "1" || process.env.INSTALLED !== undefined;
const temporary = mkdtempSync(join(tmpdir(), "velours-mock-"));
const fresh = join(temporary, "fresh");
const installed = join(fresh, "node_modules/@velours/mock");
let mock: ChildProcess | undefined;
let url = "";
let gatewayUrl = "";

beforeAll(async () => {
  mkdirSync(fresh);
  if (isPacked) put(fresh, [build(join(temporary, "mock")), buildSdk(join(temporary, "sdk"))]);
  // The command's first line asks for `node`: the one that runs this test.
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  const command = isPacked
    ? join(fresh, "node_modules/.bin/velours-mock")
    : join(import.meta.dirname, "../cli.ts");
  const cache = join(import.meta.dirname, "../../server/compileCache.js");
  const words = isPacked ? [] : ["--import", cache, command];
  mock = spawn(isPacked ? command : process.execPath, [...words, "--port", "0"], {
    cwd: fresh,
    env: { ...process.env, PATH },
  });
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

const files = (end: string) =>
  readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(end));

describe.runIf(isPacked)("the packed mock", () => {
  it("gives publint nothing to say", async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it("holds no tests and no storefront", () => {
    expect(files("").filter((file) => /\.test\.|differential|loadPages/.test(file))).toEqual([]);
    expect(files(".json")).toEqual(["package.json"]);
    expect(files("").filter((file) => /^(README|LICENSE)/.test(file))).toHaveLength(2);
  });

  it("imports its own files and what its manifest names", () => {
    const imports = /^(?:import|export)\b[^;"]*?\bfrom\s*"([^"]+)"|\b(?:import|require)\("([^"]+)"\)/gm;
    const imported = files(".js").flatMap((file) =>
      [...readFileSync(join(installed, file), "utf8").matchAll(imports)].map(([, a, b]) => a ?? b ?? ""),
    );
    const far = imported.filter((name) => !/^(\.|node:)/.test(name));
    const packages = far.map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
    // The SDK's rules of a shop import minisearch, and fonts are read as files.
    const named = Object.keys(manifest().dependencies).filter(
      (name) => name !== "minisearch" && !name.startsWith("@fontsource/"),
    );
    expect([...new Set(packages)].sort()).toEqual(named.sort());
  });

  it("runs on the Node that it promises, and links to what it has", () => {
    expect(listUnfitEngines(manifest())).toEqual([]);
    expect(listDeadLinks(installed)).toEqual([]);
    expect(readFileSync(join(installed, "README.md"), "utf8")).not.toMatch(/node mocks\//);
  });

  it("brings at most 40 packages and weighs at most 10 MB itself, none of them reports its use", () => {
    const found = listInstalled(Object.keys(manifest().dependencies));
    // The mock itself and the SDK.
    expect(found.size + 2).toBeLessThanOrEqual(40);
    expect([...found.keys()].filter((path) => /scarf/.test(path))).toEqual([]);
    const bytes = (folder: string) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
    expect(bytes(installed)).toBeLessThan(10_000_000);
  });
});

describe("the command", () => {
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
