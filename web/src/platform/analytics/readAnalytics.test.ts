import { expect, it, vi } from "vitest";
import { readAnalytics } from "./readAnalytics.ts";

const unknown = vi.fn();
const read = (cookies: string, allowed = true) =>
  readAnalytics(cookies, { hostname: "shop.example", brand: "velours", allowed, unknown });

it.each(["GS1.1.333.2.1", "GS2.1.s333$o1"])(
  "reads the ids of web analytics, session cookie %s (C-630)",
  (session) => {
    expect(read(`a=b; _ga=GA1.1.111.222; _ga_SANDBOX=${session}`)).toEqual({
      hostname: "shop.example",
      googleAnalytics: { clientId: "111.222", sessionId: "333" },
    });
    expect(unknown).not.toHaveBeenCalled();
  },
);

it("reads the affiliate's click, the recommendations' customer and the ambassador (C-631, C-632, C-633)", () => {
  expect(read("awc=18911_1_6d; 2c.cId=5f3e; velours_ambassador_referral=marie")).toEqual({
    hostname: "shop.example",
    awin: { reference: "18911_1_6d" },
    nosto: { customerId: "5f3e" },
    tapfiliate: { reference: "marie" },
  });
  expect(read("")).toEqual({ hostname: "shop.example" });
});

it("reads no ids and puts no cookie on record unless it is allowed, but keeps who sent the shopper", () => {
  unknown.mockClear();
  expect(read("_ga=GA9-odd; awc=1; 2c.cId=2; velours_ambassador_referral=marie", false)).toEqual({
    hostname: "shop.example",
    tapfiliate: { reference: "marie" },
  });
  expect(unknown).not.toHaveBeenCalled();
});

it.each([
  ["_ga=GA9-odd", "_ga"],
  ["_ga_SANDBOX=GS3.x", "_ga_SANDBOX"],
])("tells of a cookie of another form: %s (C-741)", (cookies, name) => {
  unknown.mockClear();
  expect(read(cookies)).toEqual({ hostname: "shop.example" });
  expect(unknown.mock.calls).toEqual([[name]]);
});
