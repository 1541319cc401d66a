import { join } from "node:path";
import { operations } from "../src/generated/operations.ts";
import { bundleOf } from "./bundleOf.ts";

const SRC = join(import.meta.dirname, "../src");
const TABLE = join(SRC, "generated/operations.ts");
const CALL = `import { createClient } from "${SRC}/client.ts"; console.log(createClient({ baseUrl: "/api" }).getProduct({ params: { path: { id: 1 } } }))`;

/** The client with one call on a page, gzipped bytes: as it is, and were the contract as large as `many` operations. */
export async function clientSizes(
  many: number,
): Promise<{ today: number; grown: number; fetchAlone: number }> {
  const rows: Record<string, string> = { ...operations };
  const missing = many - Object.keys(rows).length;
  for (let n = 0; n < missing; n++) rows[`${VERBS[n % 5]}${nounOf(n)}`] = `${METHODS[n % 5]} ${pathOf(n)}`;
  const grown = `export const operations = ${JSON.stringify(rows)};`;
  return {
    today: (await bundleOf(CALL)).gzipped,
    grown: (await bundleOf(CALL, { [TABLE]: grown })).gzipped,
    fetchAlone: (await bundleOf(`import f from "openapi-fetch"; console.log(f({}))`)).gzipped,
  };
}

const VERBS = ["get", "list", "save", "remove", "start"];
const METHODS = ["GET", "GET", "PUT", "DELETE", "POST!"];
// Words that do not repeat, so that they do not compress better than real names do.
const nounOf = (n: number): string =>
  ((n + 7) * 7_919_773).toString(36).replace(/^./, (first) => first.toUpperCase());
const pathOf = (n: number): string =>
  `/users/{id}/${((n + 3) * 6_700_417).toString(36)}${n % 2 ? "/{code}" : ""}`;
