import { expect, it } from "vitest";
import { clientSizes } from "../bench/clientSizes.ts";

it("costs a page no more than 4 KiB gz for the client and one call", async () => {
  const { today, grown, fetchAlone } = await clientSizes(70);
  console.log(`client + one call ${today} B gz (70 operations: ${grown}); openapi-fetch alone ${fetchAlone}`);
  expect(today).toBeLessThanOrEqual(4096);
  expect(grown).toBeGreaterThan(today);
});
