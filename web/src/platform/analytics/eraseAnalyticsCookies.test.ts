// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { setCookie } from "../browser/setCookie.ts";
import { eraseAnalyticsCookies } from "./eraseAnalyticsCookies.ts";

it("erases the cookies of analytics and leaves the shop's own", () => {
  const ours = ["boutique_region=CA", "velours_source=a", "boutique_analytics_consent=denied", "_gazette=1"];
  const theirs = [
    "_ga=GA1.1.1.2",
    "_ga_SANDBOX=GS1.1.3",
    "_gid=1",
    "awc=1_2",
    "2c.cId=5",
    "__kla_id=x",
    "_fbp=1",
  ];
  for (const cookie of [...ours, ...theirs]) setCookie(...(cookie.split("=") as [string, string]));
  eraseAnalyticsCookies();
  expect(document.cookie.split("; ").sort()).toEqual([...ours].sort());
});
