import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMock } from "../startMock.ts";
import { comparable } from "./comparable.ts";
import { Player } from "./Player.ts";
import { play } from "./play.ts";
import { codeOfType, shopper, shopperWith } from "./sessions.ts";
import { startShop } from "./startShop.ts";

let shop: Awaited<ReturnType<typeof startShop>>;
let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  const options = { port: 0, prismPort: 0, gatewayPort: 0, clientToken: "velours-dev", site: "boutique" };
  [shop, mock] = await Promise.all([startShop(), startMock({ ...options, host: "127.0.0.1" })]);
});
afterAll(async () => {
  await mock?.close();
  await shop?.stop();
});

const seed = 20261121;
const runs = 50;
const shoppers = [
  ...fc.sample(shopper, { seed, numRuns: runs }),
  ...[...codeOfType.values()].flatMap((code) => fc.sample(shopperWith(code), { seed, numRuns: 1 })),
];

describe("the same sessions, played on the mock and on the shop", () => {
  it(`${shoppers.length} of them have the same answers: status, body to the cent, and counts`, async () => {
    const [ours, theirs] = [new Player(mock.url), new Player(shop.origin)];
    const seen = new Map<string, number>();
    for (const [number, one] of shoppers.entries()) {
      // Failed payments are counted for minutes; each shopper comes with a clean record.
      await theirs.ask("POST", "/sandbox/reset");
      const [mocked, served] = await Promise.all([play(ours, one, number), play(theirs, one, number)]);
      for (const [index, step] of served.entries()) {
        const asked = { shopper: number, step: step.name };
        expect({ ...asked, ...comparable(mocked[index]?.answer ?? step.answer) }).toEqual({
          ...asked,
          ...comparable(step.answer),
        });
        const { reference = "" } = (step.answer.body ?? {}) as { reference?: string };
        const kind = `${step.name} ${step.answer.status} ${reference}`.trim();
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
      expect(mocked).toHaveLength(served.length);
    }
    console.log(
      [...seen]
        .map(([kind, count]) => `${count} × ${kind}`)
        .sort()
        .join("\n"),
    );
    // The sessions are of use only where they get through, and where they do not.
    expect(seen.get("submitCheckout 200") ?? 0).toBeGreaterThan(5);
    expect(codeOfType.size).toBe(8);
  }, 300_000);
});
