import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { extractSamples, joinSamples, Samples } from "../sdk/publish/samples.ts";
import { browserSession } from "./session/browserSession.ts";
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
  mock = await startMock({ port: 0 });
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
    const mockGuide = outputs.get("20-mock.md")?.log;
    expect(mockGuide).toMatch(/^On the wishlist: 100001$/m);
    expect(mockGuide).toMatch(/^promotionExpired This promo code has expired\.$/m);
    expect(outputs.get("40-money.md")?.log).toContain(
      "0.30000000000000004 0.3\n59.97\n14.99\n$20 $2.10 $20.00\n",
    );
    expect(outputs.get("50-errors.md")?.log).toMatch(/^Offer to change the currency$/m);
    expect(outputs.get("60-idempotency.md")?.log).toBe("One order\n");
    expect(outputs.get("65-network.md")?.log).toMatch(/^getProduct 1 200 undefined$/m);
    expect(outputs.get("75-queries.md")?.log).toMatch(/^Order V-\d+\npromotionExpired 409$/m);
    const sessions = outputs.get("70-sessions.md")?.log;
    expect(sessions).toMatch(/^true\nmember@example\.com 80 \d+$/m);
    expect(sessions).toMatch(/^Signed out\nWith cookies: member@example\.com$/m);
  });
});

/** The files that the mock's guide shows, in a folder of the workspace, with the package's name replaced by its source. */
const shown = join(import.meta.dirname, "../sdk/.samples");
mkdirSync(shown, { recursive: true });
const files = mkdtempSync(join(shown, "guide-"));
const sources = { fetch: "createMockFetch.ts", session: "session/browserSession.ts" };
const guide = readFileSync(new URL("20-mock.md", folder), "utf8");
for (const [, name = "", text = ""] of guide.matchAll(/^```ts (\S+)\n(.*?)^```$/gms))
  writeFileSync(join(files, name), toSource(text));
function toSource(text: string): string {
  return text.replace(/"@velours\/mock\/(fetch|session)"/g, (_all, name: keyof typeof sources) =>
    JSON.stringify(join(import.meta.dirname, sources[name])),
  );
}
afterAll(() => rmSync(files, { recursive: true }));

it("the guide's pay keeps its key until an answer says what became of it", async ({ onTestFinished }) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const text = readFileSync(new URL("60-idempotency.md", folder), "utf8");
  const program = joinSamples(extractSamples(text).slice(0, 2));
  const file = join(files, "pay.ts");
  writeFileSync(file, `${program}\nexport { pay };`);
  const { pay } = await import(file);
  const limited = { reference: "rateLimited", message: "Too many attempts", value: null };
  const tooMany = { status: 429, headers: { "retry-after": "900" } };
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get("idempotency-key"));
    // The order is placed, and its answer lost.
    if (keys.length === 1) throw new TypeError("fetch failed");
    if (keys.length < 4) return Response.json(limited, tooMany);
    return Response.json({ id: "order" });
  });
  const storage = new Map<string, string>();
  for (const stored of [1, 1, 0]) {
    await pay({}, storage);
    expect(storage.size).toBe(stored);
  }
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
});

describe("the mock's guide", async () => {
  // Its tests are tests here, too.
  await import(join(files, "promoCode.test.ts"));
  await import(join(files, "ownShop.test.ts"));
  await import(join(files, "calls.test.ts"));

  it("gives browsers of one origin shops of their own", async () => {
    const file = join(files, "shop.ts");
    writeFileSync(file, readFileSync(file, "utf8").replace("http://localhost:4010", mock.url));
    const { shop } = await import(file);
    await shop.getProduct({ params: { path: { id: 100001 } } });
    expect(mock.calls({ operation: "getProduct", session: browserSession()["x-mock-session"] })).toHaveLength(
      1,
    );
  });

  it("has stories that show what the mock answers", async () => {
    const { default: meta, Accepted, Expired } = await import(join(files, "promoCode.stories.ts"));
    const render = async ({ args }: { args: object }) =>
      meta.render(args, { loaded: await meta.loaders[0]({ args }) });
    expect(await render(Accepted)).toBe("<p>WELCOME15</p>");
    expect(await render(Expired)).toBe("<p>This promo code has expired.</p>");
  });
});
