import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type LimitName, limits } from "./limits.ts";
import { isAnnounced } from "./rateLimitHeaders.ts";

const page = readFileSync(
  join(import.meta.dirname, "../../../../openapi/docs/guides/62-rate-limits.md"),
  "utf8",
);
const names = Object.keys(limits) as LimitName[];
const seconds: Record<string, number> = {
  "1 minute": 60,
  "15 minutes": 900,
  "1 hour": 3600,
  "1 day": 86_400,
};

test("the guide to rate limits has the numbers of the shop, and every allowance that is counted down", () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| .+ \| (\d+) \| ([\w ]+) \|$/gm)];
  const stated = rows.map(([, name = "", burst, within = ""]) => [
    name,
    { burst: Number(burst), seconds: seconds[within] },
  ]);
  expect(stated).toEqual(stated.map(([name]) => [name, limits[name as LimitName]]));
  const [countedDown = ""] = page.split("## What is told with the 429 alone");
  const listed = [...countedDown.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const announced = names.filter((limit) => isAnnounced({ limit, remaining: 0, reset: 0 }));
  expect(listed.sort()).toEqual(announced.sort());
});
