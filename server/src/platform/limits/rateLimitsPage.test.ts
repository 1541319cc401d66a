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

/** No response names these: they leave out or delay emails, ask for a second proof, or refuse without a name. */
const untold: readonly LimitName[] = [
  "cancelBuyer",
  "cancelIp",
  "changeNotices",
  "deskEmails",
  "giftCardEmails",
  "joinEmails",
  "loginFailures",
  "messageReceipts",
  "newsletterCalls",
  "recoverEmails",
  "sameGuess",
];

test("the guide to rate limits has the numbers of the shop, and every allowance that responses name", () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| .+ \| (\d+) \| ([\w ]+) \|$/gm)];
  const stated = rows.map(([, name = "", burst, within = ""]) => [
    name,
    { burst: Number(burst), seconds: seconds[within] },
  ]);
  expect(stated).toEqual(stated.map(([name]) => [name, limits[name as LimitName]]));
  const [countedDown, alone = ""] = page.split("## What is told with the 429 alone");
  const announced = names.filter((limit) => isAnnounced({ limit, remaining: 0, reset: 0 }));
  expect(listNames(countedDown)).toEqual(announced.sort());
  const others = names.filter((name) => !announced.includes(name) && !untold.includes(name));
  expect(listNames(alone)).toEqual(others.sort());
});

const listNames = (part = ""): unknown[] =>
  [...part.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name).sort();
