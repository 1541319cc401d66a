import { expect, test } from "@playwright/test";
import { contractAddress, WORKERS } from "./addresses.ts";

for (const worker of Array(WORKERS).keys())
  test(`no answer of the stories of worker ${worker} broke the contract`, async ({ request }) => {
    const violations = await (await request.get(`${contractAddress(worker).url}/violations`)).json();
    expect(violations).toEqual([]);
  });
