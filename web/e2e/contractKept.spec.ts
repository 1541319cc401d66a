import { expect, test } from "@playwright/test";
import { CONTRACT } from "./addresses.ts";

test("no answer of the stories broke the contract", async ({ request }) => {
  const violations = await (await request.get(`${CONTRACT.url}/violations`)).json();
  expect(violations).toEqual([]);
});
