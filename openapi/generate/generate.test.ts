import { describe, expect, it } from "vitest";
import { emitAll } from "./emit/all.ts";
import { writeContract } from "./testing/writeContract.ts";

describe("npm run generate", () => {
  it("says of each file that it is generated, and writes the same twice", async () => {
    const once = await emitAll((await writeContract()).contract);
    const again = await emitAll((await writeContract()).contract);
    for (const [path, content] of once) expect(content.split("\n")[0], path).toContain("npm run generate");
    expect([...again]).toEqual([...once]);
  });
});
