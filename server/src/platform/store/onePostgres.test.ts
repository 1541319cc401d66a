import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Features that a distributed PostgreSQL lacks or does otherwise, and the files that use them; the guide tells more. */
const uses: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bxmax\b/,
    [
      "domains/catalogue/store/products.ts",
      "domains/catalogue/store/reviews.ts",
      "domains/giftcards/store.ts",
      "platform/store/upsertDocuments.ts",
    ],
  ],
  [/\bxmin\b/, ["domains/shipping/store.ts", "domains/sites/store.ts"]],
  [
    /\bpg_(try_)?advisory/,
    [
      "domains/giftcards/store/merchantGiftCards.ts",
      "domains/import/store.ts",
      "domains/payments/store/failedPayments.ts",
      "platform/store/applyMigrations.ts",
    ],
  ],
  [/\bunlogged\b/, ["platform/store/migrations/0010_letters.ts"]],
  [/\bdeferrable\b/, ["platform/store/migrations/0021_refunds.ts"]],
  [/\bctid\b/, ["platform/store/deleteInSteps.ts", "platform/store/migrations/0039_known_fields.ts"]],
  [/\b(listen|notify) [a-z_]+`|\bcreate extension\b|\blo_(create|import)\b/, []],
];

const source = join(import.meta.dirname, "../..");
const files = globSync("**/*.ts", { cwd: source })
  .filter((file) => !/\.test\.ts$|^(generated|testing)\//.test(file))
  .map((file) => ({
    file,
    text: readFileSync(join(source, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
  }));

test.each(uses)("%s is used where the guide says, and nowhere else", (use, expected) => {
  expect(
    files
      .filter(({ text }) => use.test(text))
      .map(({ file }) => file)
      .sort(),
  ).toEqual(expected);
});

test("the guide names each use and how many there are", () => {
  const guide = readFileSync(join(source, "../../openapi/docs/guides/81-how-far.md"), "utf8");
  const rows = [...guide.matchAll(/^\| (.*`.*) \| (\d+) \|/gm)].map(([, names = "", count]) => ({
    names,
    count: Number(count),
  }));
  for (const [use, inFiles] of uses.filter(([, list]) => list.length > 0))
    expect(rows.filter(({ names }) => use.test(names))).toEqual([
      expect.objectContaining({ count: inFiles.length }),
    ]);
});
