import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { buildBundle } from "../../bench/buildBundle.ts";
import { listRules } from "../../bench/listRules.ts";

const ENTRY = new URL("index.ts", import.meta.url).pathname;

const importing = (...names: string[]) =>
  buildBundle(`import { ${names.join(", ")} } from "${ENTRY}"; console.log(${names.join(", ")})`);

const listBundledFiles = async (...names: string[]): Promise<string[]> =>
  (await importing(...names)).modules.map((path) => basename(path, ".ts")).sort();

describe("importing one rule does not bring the others", () => {
  it.each<[string, string[]]>([
    ["toSlug", ["toSlug"]],
    ["rateFor", ["rateFor"]],
    ["parseCode", ["codes"]],
    ["cartType", ["cartType"]],
    ["validateGiftCard", ["giftcards"]],
    ["toMinor", ["money"]],
    ["isEligible", ["eligibility", "productTypes"]],
    ["validateAddOns", ["money", "productTypes", "validateAddOns"]],
    ["validatePromotionTerms", ["promotionSteps"]],
  ])("%s needs %j", async (name, files) => expect(await listBundledFiles(name)).toEqual(files));

  it("an estimate does not carry its explanation, nor an explanation the catalogue", async () => {
    expect(await listBundledFiles("estimateCart")).not.toContain("explainEstimate");
    const explained = await importing("explainEstimate");
    expect(
      explained.modules.filter((path) => /\/rules\/(catalogue|checkout|accounts|payments)\//.test(path)),
    ).toEqual([]);
  });

  it("no name is exported twice, and nothing comes with nothing", async () => {
    const names = listRules().flatMap((rule) => rule.names);
    expect(new Set(names).size).toBe(names.length);
    expect((await buildBundle(`import "${ENTRY}"`)).modules).toEqual([]);
  });

  // A bundle for each of 150 files.
  it.runIf(process.env.FULL)("no file weighs more than a fifth of all, and none is empty", async () => {
    const all = await importing(...listRules().flatMap((rule) => rule.names));
    for (const rule of listRules()) {
      const { gzipped, modules } = await importing(...rule.names);
      expect(modules).toContain(rule.path);
      expect([rule.file, gzipped < all.gzipped / (rule.file === "explainEstimate" ? 3 : 5)]).toEqual([
        rule.file,
        true,
      ]);
    }
  });
});
