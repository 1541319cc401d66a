import type { LookupAddress } from "node:dns";
import { expect, test, vi } from "vitest";
import { openResponse } from "./openResponse.ts";

type Done = (error: null, found: LookupAddress[]) => void;

vi.mock("node:dns", () => ({
  lookup: (_name: string, _options: object, done: Done) =>
    done(null, [
      { address: "127.0.0.1", family: 4 },
      { address: "127.0.0.2", family: 4 },
    ]),
}));

test("a host whose addresses all refuse says why the first one did", async () => {
  const signal = AbortSignal.timeout(5_000);
  const opened = openResponse(new URL("http://two.invalid:1/"), { isAllowed: () => true, signal });
  await expect(opened).rejects.toThrow("connect ECONNREFUSED 127.0.0.1:1");
});
