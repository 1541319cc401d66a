import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  getDatabaseUrl,
  getTemplateName,
  isPostgresAvailable,
  prepareTemplate,
} from "../src/testing/postgres.ts";
import { exceptions } from "./exceptions.ts";
import { fillStore } from "./fillStore.ts";
import { findScans } from "./findScans.ts";
import { recordStatements } from "./recordStatements.ts";

/** A store with 20,000 orders, made once in a run and only read. */
export async function openGrownStore(): Promise<string> {
  const name = getTemplateName(inject("run"), "grown");
  return getDatabaseUrl(await prepareTemplate(name, (url) => fillStore(url, 20_000, 300)));
}

/**
 * Call it at the end of a `describe`: what its tests sent to PostgreSQL must not read a table that grows from end to end,
 * with the exceptions of `exceptions.ts`.
 */
export function checkPlans(): void {
  let recorded: ReturnType<typeof recordStatements>;
  beforeAll(() => {
    recorded = recordStatements();
  });
  afterAll(() => recorded.stop());

  test("no statement reads a table that grows from end to end", async ({ skip }) => {
    skip(!(await isPostgresAvailable()), "no PostgreSQL");
    recorded.stop();
    const scans = await findScans(await openGrownStore(), recorded.statements);
    const unexpected = scans.filter(
      ({ statement }) => !exceptions.some(([excepted]) => excepted.test(statement)),
    );
    expect(unexpected).toEqual([]);
  });
}
