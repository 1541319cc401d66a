import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationNames, routes } from "../src/generated/operations.ts";
import { createDatabase, isPostgresAvailable } from "../src/testing/postgres.ts";
import { openTestShop, type TestShop } from "../src/testing/testShop.ts";
import { openGrownStore } from "./checkPlans.ts";
import { type RecordedStatements, recordStatements } from "./recordStatements.ts";
import { type Watched, watchWork } from "./watchWork.ts";

/** Reads of what a filled store does not have. */
const absent = [
  "getCampaignPage",
  "getCreditNotePdf",
  "getGiftCard",
  "getMerchantCollection",
  "getMerchantCreditNotePdf",
  "getMerchantPage",
  "getPage",
  "listStaffSessions",
];

/**
 * Rows that one statement may answer: the event loop is held while they are parsed. How long that takes depends on the
 * machine, and `npm run -w server bench -- --only event-loop` prints it.
 */
const mostRows = 1_000;

describe.skipIf(!(await isPostgresAvailable()))("the work of a process on a store with 20,000 orders", () => {
  let shop: TestShop;
  let watched: Watched[];
  let recorded: RecordedStatements;
  beforeAll(async () => {
    const { url, drop } = await createDatabase(new URL(await openGrownStore()).pathname.slice(1));
    const options = { dataDir: "", databaseUrl: url };
    shop = await openTestShop({ options, ownOptions: options, isFilled: true, remove: drop });
    recorded = recordStatements();
    watched = await watchWork(shop, 1);
  }, 600_000);
  afterAll(() => {
    recorded?.stop();
    return shop?.close();
  });

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

  test("takes in no more rows at once than a step has, however many there are", () => {
    const large = [...recorded.rows].filter(([, count]) => count > mostRows);
    expect(large.map(([statement, count]) => `${count} rows: ${statement.replace(/\s+/g, " ")}`)).toEqual([]);
    expect(Math.max(...recorded.rows.values())).toBeGreaterThan(mostRows / 10);
  });
});
