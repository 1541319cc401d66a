import { expect, it } from "vitest";
import { bundleOf } from "../bench/bundleOf.ts";
import { operations } from "./generated/operations.ts";

const SRC = import.meta.dirname;

it("a page carries the operations it names and no others; how much it weighs is size-limit's to say", async () => {
  const { code } = await bundleOf(`
    import { createClientOf } from "${SRC}/client.ts";
    import { getProduct } from "${SRC}/generated/operations.ts";
    console.log(createClientOf({ getProduct }, { baseUrl: "/api" }));`);
  const carried = Object.values(operations).filter(
    (row) => code.includes(`\`${row}\``) || code.includes(`"${row}"`),
  );
  expect(carried).toEqual([operations.getProduct]);
  const { code: all } = await bundleOf(
    `import { createClient } from "${SRC}/client.ts"; console.log(createClient({ baseUrl: "/api" }));`,
  );
  for (const row of Object.values(operations)) expect(all).toContain(row);
});
