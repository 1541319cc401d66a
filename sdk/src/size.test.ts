import { expect, it } from "vitest";
import { buildBundle } from "../bench/buildBundle.ts";
import { operations } from "./generated/operations.ts";

const SRC = import.meta.dirname;

it("a page carries the operations it names and no others; how much it weighs is size-limit's to say", async () => {
  const { code } = await buildBundle(`
    import { createPartialClient } from "${SRC}/client.ts";
    import { getProduct } from "${SRC}/generated/operations.ts";
    console.log(createPartialClient({ getProduct }, { baseUrl: "/api" }));`);
  const carried = Object.values(operations).filter(
    (row) => code.includes(`\`${row}\``) || code.includes(`"${row}"`),
  );
  expect(carried).toEqual([operations.getProduct]);
  const { code: all } = await buildBundle(
    `import { createClient } from "${SRC}/client.ts"; console.log(createClient({ baseUrl: "/api" }));`,
  );
  for (const row of Object.values(operations)) expect(all).toContain(row);
  expect(all).not.toContain(" /merchant/");
});
