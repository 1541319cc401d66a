import { expect, it, vi } from "vitest";
import { createClient, watchDeprecations } from "./client.ts";
import type { DeprecationNotice } from "./deprecation.ts";

const answer = (headers: Record<string, string>) => async () =>
  new Response("{}", { headers: { "content-type": "application/json", ...headers } });
const site = { params: { path: { site: "boutique" as const } } };
const headers = { deprecation: "@1795737600", sunset: "Mon, 31 May 2027 00:00:00 GMT" };

it("tells once of each operation that used something deprecated", async () => {
  const notices: DeprecationNotice[] = [];
  const onResponse = watchDeprecations({ onDeprecated: (notice) => notices.push(notice) });
  const shop = createClient({ baseUrl: "http://shop/api", fetch: answer(headers), onResponse });
  await shop.getSite(site);
  await shop.getSite(site);
  await shop.listProducts();
  const dates = { since: new Date("2026-11-27"), sunset: new Date("2027-05-31") };
  expect(notices).toEqual([
    { operation: "getSite", ...dates },
    { operation: "listProducts", ...dates },
  ]);
});

it("warns by default, and says nothing of an answer without the header", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const onResponse = watchDeprecations();
  await createClient({ baseUrl: "http://shop/api", fetch: answer({}), onResponse }).getSite(site);
  expect(warn).not.toHaveBeenCalled();
  await createClient({ baseUrl: "http://shop/api", fetch: answer(headers), onResponse }).getSite(site);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "getSite: this call uses something deprecated that goes after 2027-05-31.",
  );
});
