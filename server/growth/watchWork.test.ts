import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationNames, routes } from "../src/generated/operations.ts";
import { createDatabase, isPostgresAvailable } from "../src/testing/postgres.ts";
import { openTestShop, type TestShop } from "../src/testing/testShop.ts";
import { openGrownStore } from "./checkPlans.ts";
import { type Watched, watchWork } from "./watchWork.ts";

/** Reads of what a filled store does not have. */
const absent = [
  "getCampaignPage",
  "getCreditNotePdf",
  "getGiftCard",
  "getMerchantCollection",
  "getMerchantPage",
  "getPage",
];

describe.skipIf(!(await isPostgresAvailable()))("the work of a process on a store with 20,000 orders", () => {
  let shop: TestShop;
  let watched: Watched[];
  beforeAll(async () => {
    const { url, drop } = await createDatabase(new URL(await openGrownStore()).pathname.slice(1));
    const options = { dataDir: "", databaseUrl: url };
    shop = await openTestShop({ options, ownOptions: options, isFilled: true, remove: drop });
    watched = await watchWork(shop, 1);
  });
  afterAll(() => shop?.close());

  test("is every operation, and none fails", () => {
    const answered = watched.filter(({ name }) => name in routes);
    expect(answered.map(({ name }) => name).sort()).toEqual([...operationNames].sort());
    expect(answered.filter(({ statuses }) => statuses.length !== 1 || Number(statuses[0]) >= 500)).toEqual(
      [],
    );
  });

  test("reads what is there", () => {
    const failed = operationNames.filter(
      (read) =>
        routes[read].method === "GET" &&
        watched.some(({ name, statuses }) => name === read && !statuses.includes(200)),
    );
    expect(failed).toEqual(absent);
  });

  test("is measured, with jobs and tasks", () => {
    for (const { held } of watched) expect(held).toBeGreaterThanOrEqual(0);
    for (const { held } of watched) expect(Number.isFinite(held)).toBe(true);
    expect(watched.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "job mail",
        "job capture",
        "task delete-old",
        "the feed",
        "the index of words",
      ]),
    );
  });
});
