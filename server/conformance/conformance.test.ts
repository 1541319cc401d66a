import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractOperations } from "../../openapi/conformance/contract/document.ts";
import { readFixture } from "../../openapi/conformance/Fixture.ts";
import { groupFindings } from "../../openapi/conformance/Report.ts";
import { toHtml } from "../../openapi/conformance/report/html.ts";
import { toJunit } from "../../openapi/conformance/report/junit.ts";
import { formatSummary } from "../../openapi/conformance/report/terminal.ts";
import { runConformance } from "../../openapi/conformance/runConformance.ts";
import { checkPlans } from "../growth/checkPlans.ts";
import { createStore, type TestStore } from "../src/testing/stores.ts";
import { defects } from "./defects.ts";
import { meaningDefects } from "./meaningDefects.ts";
import { SpoilingProxy } from "./SpoilingProxy.ts";
import { startDemoShop } from "./startDemoShop.ts";

/** Told instead of asked for in each run: the run without findings asks for all of them. */
const implemented = [...contractOperations.keys()];

describe("conformance of the shop", () => {
  let testStore: TestStore;
  let shop: Awaited<ReturnType<typeof startDemoShop>>;
  let proxy: SpoilingProxy;
  let url: string;
  beforeAll(async () => {
    testStore = await createStore("demo");
    shop = await startDemoShop(testStore.options);
    proxy = new SpoilingProxy(shop.origin);
    url = `${await proxy.listen()}/api`;
  });
  afterAll(async () => {
    await proxy?.close();
    await shop?.close();
    await testStore.remove();
  });

  const fixture = () => {
    const demo = readFixture();
    const { giftCards } = demo;
    return {
      ...demo,
      merchantKey: shop.merchantKey,
      giftCards: { ...giftCards, once: [...giftCards.once, giftCards.large] },
    };
  };

  test("has no findings", async () => {
    const report = await runConformance({ url, fixture: fixture(), count: 2 });
    console.log(formatSummary(report));
    expect(
      report.cases.flatMap(({ part, name, findings }) => findings.map((found) => ({ part, name, ...found }))),
    ).toEqual([]);
    expect(report.cases.filter(({ skipped }) => skipped.length > 0).map(({ name }) => name)).toEqual([
      "getSite",
      "getMerchantSite",
      "saveMerchantSite",
      "saveMerchantPage",
      "tryMerchantCollection",
      "pages of listOrders are parts of one list",
      "listWebhookDeliveries has the defaults of the contract",
      "getPage refuses values that the contract does not have",
      "listWebhookDeliveries refuses values that the contract does not have",
      "getMerchantPage refuses values that the contract does not have",
    ]);
    expect(report.references.seen).toBeGreaterThan(200);
    expect(toHtml(report)).toContain("No findings.");
    expect(toJunit(report)).toContain('failures="0"');
  });

  test.runIf(process.env.FULL === "1")(
    "has none in five runs in a row either",
    async () => {
      // Its cards that are spent are others than the one that has to last.
      const { giftCards } = readFixture();
      for (const seed of [1, 2, 3, 4, 5]) {
        const report = await runConformance({ url, fixture: { ...fixture(), giftCards }, count: 2, seed });
        expect(groupFindings(report)).toEqual([]);
        const soldOut = report.cases
          .flatMap(({ skipped }) => skipped)
          .filter((reason) => reason.includes("sold out"));
        expect(soldOut).toEqual([]);
      }
    },
    600_000,
  );

  test("asks for stock first, and skips what an earlier run bought", async () => {
    const demo = fixture();
    const { soldOut, products } = demo;
    const { cases } = await runConformance({
      url,
      fixture: { ...demo, products: { ...products, first: soldOut } },
      only: ["sessions/a nonce", "rows/large basket, US TX"],
      implemented,
    });
    expect(cases.flatMap(({ findings }) => findings)).toEqual([]);
    for (const { skipped } of cases) expect(skipped.join()).toContain("is sold out");
  });

  test.each([...defects, ...meaningDefects])("finds: $name", async ({ only, says, create }) => {
    proxy.spoil = create();
    const { cases } = await runConformance({
      url,
      fixture: fixture(),
      only: [only],
      implemented,
      count: 40,
      maxResponseTime: 1_000,
    });
    proxy.spoil = (proxied, forward) => forward(proxied);
    expect(cases.flatMap(({ findings }) => findings.map(({ message }) => message)).join("\n")).toMatch(
      new RegExp(says, "m"),
    );
  });

  checkPlans();
});
