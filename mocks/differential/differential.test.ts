import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMockFetch } from "../createMockFetch.ts";
import { startMock } from "../startMock.ts";
import { comparable } from "./comparable.ts";
import { FetchReplayer } from "./FetchReplayer.ts";
import { play, type Step } from "./play.ts";
import { playConsent } from "./playConsent.ts";
import { playMember } from "./playMember.ts";
import { playRefunds } from "./playRefunds.ts";
import { playUpsells } from "./playUpsells.ts";
import { playVisitor } from "./playVisitor.ts";
import { SessionReplayer } from "./SessionReplayer.ts";
import { codeOfType, shopper, shopperWith } from "./sessions.ts";
import { startShop } from "./startShop.ts";

let shop: Awaited<ReturnType<typeof startShop>>;
let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  const options = { port: 0, gatewayPort: 0, clientToken: "velours-dev", site: "boutique" };
  [shop, mock] = await Promise.all([
    startShop(),
    startMock({ ...options, host: "127.0.0.1", pictures: "path" }),
  ]);
});
afterAll(async () => {
  await mock?.close();
  await shop?.stop();
});

const seed = 20261121;
const runs = process.env.FULL === "1" ? 50 : 8;
const shoppers = [
  ...fc.sample(shopper, { seed, numRuns: runs }),
  ...[...codeOfType.values()].flatMap((code) => fc.sample(shopperWith(code), { seed, numRuns: 1 })),
];

/** The mock as a page has it. */
const inTab = () => new FetchReplayer(createMockFetch({ pictures: "path" }));

const authenticator = new TOTP({ secret: "KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y" });
const seconds = authenticator.period * 1000;
let usedStep = 0;
/** A code of the staff's authenticators, of which each takes a code once. */
async function createCode(): Promise<string> {
  while (Math.floor(Date.now() / seconds) === usedStep) await sleep(500);
  usedStep = Math.floor(Date.now() / seconds);
  return authenticator.generate();
}

/** Every answer of one session is the same on both. */
function expectSame(mocked: Step[], served: Step[], shopper: number | string): void {
  for (const [index, step] of served.entries()) {
    const context = { shopper, step: step.name };
    expect({ ...context, ...comparable(mocked[index]?.answer ?? step.answer) }).toEqual({
      ...context,
      ...comparable(step.answer),
    });
  }
  expect(mocked).toHaveLength(served.length);
}

/** Number of the order that was placed, if one was. */
const listNumbers = (steps: Step[]): string[] => {
  const { status, body } = steps.find(({ name }) => name === "submitCheckout")!.answer;
  return status === 200 ? [(body as { number: string }).number] : [];
};

describe("the same sessions, played on the mock and on the shop", () => {
  it("members: signing in and out, wishlist, cash back, orders, joining, a second factor", async () => {
    const [mocked, served] = await Promise.all(
      [mock.url, shop.origin].map((origin) => playMember(() => new SessionReplayer(origin))),
    );
    expectSame(mocked ?? [], served ?? [], "member");
    expectSame(await playMember(inTab), served ?? [], "member in a tab");
    const kinds = new Set(served?.map(({ name, answer }) => `${name.split(" ")[0]} ${answer.status}`));
    console.log(`${served?.length} answers of members: ${[...kinds].sort().join(", ")}`);
    const wanted = [
      "login 200",
      "login 401",
      "submitCheckout 200",
      "addWishlistItem 200",
      "getCredits 200",
      "changePassword 204",
      "cancelOrder 200",
    ];
    expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it("visitors: messages to customer service and notices of stock", async () => {
    const [mocked, served] = await Promise.all(
      [mock.url, shop.origin].map((origin) => playVisitor(new SessionReplayer(origin))),
    );
    expectSame(mocked ?? [], served ?? [], "visitor");
    expectSame(await playVisitor(inTab()), served ?? [], "visitor in a tab");
    const kinds = new Set(served?.map(({ name, answer }) => `${name.split(" ")[0]} ${answer.status}`));
    expect([...kinds].sort()).toEqual([
      "createMessage 200",
      "createMessage 400",
      "createMessage 409",
      "createStockNotice 200",
      "createStockNotice 400",
      "createStockNotice 404",
    ]);
  });

  it.each(["upsell-single", "upsell-bundle", "upsell-fail", "upsell-expired", "close-fail"])(
    "offers after the purchase: %s",
    async (tags) => {
      const [mocked, served] = await Promise.all(
        [mock.url, shop.origin].map((origin) => playUpsells(new SessionReplayer(origin), tags)),
      );
      expectSame(mocked ?? [], served ?? [], tags);
      expectSame(await playUpsells(inTab(), tags), served ?? [], `${tags} in a tab`);
      const kinds = served?.map(({ name, answer }) => `${name} ${answer.status}`) ?? [];
      console.log(`${tags}: ${kinds.join(", ")}`);
      const wanted = { "upsell-single": "acceptUpsell again 200", "upsell-bundle": "closeOrder 200" }[tags];
      if (wanted !== undefined) expect(kinds).toContain(wanted);
    },
  );

  it("staff: a promotion that waits for another person, approved and rejected", async () => {
    const code = await createCode();
    const served = await playConsent(new SessionReplayer(shop.origin), { owner: code, shopkeeper: code });
    const constant = { owner: "123456", shopkeeper: "123456" };
    expectSame(await playConsent(new SessionReplayer(mock.url), constant), served, "staff");
    expectSame(await playConsent(inTab(), constant), served, "staff in a tab");
    const kinds = served.map(({ name, answer }) => `${name} ${answer.status}`);
    expect(kinds).toEqual(
      expect.arrayContaining([
        "saveMerchantPromotion first 409",
        "approveProposal of one's own 403",
        "rejectProposal 200",
        "endStaffSession 204",
        "listStaffSessions once it has ended 401",
        "approveProposal of another person's 200",
        "approveProposal again 409",
        "listProposals 200",
        "listStaffSessions by a shopkeeper 403",
      ]),
    );
  }, 60_000);

  it(`${shoppers.length} of them have the same answers: status, body to the cent, and counts`, async () => {
    const [ours, theirs] = [new SessionReplayer(mock.url), new SessionReplayer(shop.origin)];
    const tab = inTab();
    const seen = new Map<string, number>();
    const [ourOrders, theirOrders]: [string[], string[]] = [[], []];
    for (const [number, shopper] of shoppers.entries()) {
      // Failed payments are counted for minutes; each shopper comes with a clean record.
      await theirs.ask("POST", "/sandbox/reset");
      const [mocked, served] = await Promise.all([
        play(ours, shopper, number),
        play(theirs, shopper, number),
      ]);
      expectSame(mocked, served, number);
      expectSame(await play(tab, shopper, number), served, `${number} in a tab`);
      ourOrders.push(...listNumbers(mocked));
      theirOrders.push(...listNumbers(served));
      for (const { name, answer } of served) {
        const { reference = "" } = (answer.body ?? {}) as { reference?: string };
        const kind = `${name} ${answer.status} ${reference}`.trim();
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    }
    const given = await playRefunds(theirs, await createCode(), theirOrders);
    expectSame(await playRefunds(ours, "123456", ourOrders), given, "refunds");
    const refunded = given.filter(({ answer }) => answer.status === 200);
    expect(refunded.length).toBeGreaterThan(theirOrders.length);
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
