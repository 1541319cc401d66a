import core, { type RulesetDefinition } from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";
import parsers from "@stoplight/spectral-parsers";
import rulesets from "@stoplight/spectral-rulesets";
import type { Finding } from "./Finding.ts";

/** Findings of Spectral's OpenAPI rules and of its OWASP rules (API Security Top 10, 2023). */
export async function checkRuleSets(text: string): Promise<Finding[]> {
  const spectral = new core.Spectral();
  spectral.setRuleset({
    extends: [
      [rulesets.oas, "all"],
      [owasp, "all"],
    ],
  } as RulesetDefinition);
  const results = await spectral.run(new core.Document(text, parsers.Json, "openapi.json"));
  return results.map(({ code, message, path }) => ({ rule: `${code}`, where: path.join("/"), message }));
}
