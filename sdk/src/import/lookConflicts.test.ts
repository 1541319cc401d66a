import { expect, it } from "vitest";
import { formatReasons } from "../reasons/formatReason.ts";
import type { Site } from "../types.ts";
import { lookConflicts } from "./lookConflicts.ts";

const check = (look: Site["look"]) =>
  lookConflicts([
    { file: "sites.json", line: 3, rows: 1, value: { code: "boutique", look } as unknown as Site },
  ]);

it("takes a site without a look, and with colours that can be read", () => {
  expect(check(undefined)).toEqual([]);
  expect(check({ accent: "#0b6b5d", dark: "#08211f" })).toEqual([]);
});

it("refuses a site whose colours cannot be read, with the place, the ratio and a colour that can", () => {
  const [refused] = check({ accent: "#ffcc00" });
  expect(refused).toMatchObject({ file: "sites.json", line: 3 });
  expect(formatReasons(refused?.reasons ?? [], "en")).toMatch(
    /^look\.accent #ffcc00 has a contrast of 1\.\d\d:1 .* nearest .* #[0-9a-f]{6}$/,
  );
});
