import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./readConfig.ts";

type Env = Record<string, string>;
interface Row {
  variable: string;
  fallback: string;
  example: Env;
}

const page = join(import.meta.dirname, "../../../../openapi/docs/guides/85-configuration.md");
const sources = join(import.meta.dirname, "../..");
const rows = parseRows(readFileSync(page, "utf8"));
const documented = [...new Set(rows.map(({ variable }) => variable))].sort();

/** The rows of every table, each with the example that follows its table, and a token of one's own as it asks for. */
function parseRows(markdown: string): Row[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const fence = /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? "";
    const example = Object.fromEntries(
      [...fence.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
        name,
        name === "CLIENT_TOKEN" ? "shop-4711" : value,
      ]),
    );
    return [...section.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)].map(
      ([, variable = "", fallback = ""]) => ({
        variable,
        fallback,
        example,
      }),
    );
  });
}

/** Result of a start with an environment: the configuration, or the sentence it stops with. */
function outcome(env: Env) {
  try {
    return { config: readConfig(env) as object };
  } catch (error) {
    return { sentence: (error as Error).message };
  }
}

const without = (env: Env, variable: string): Env =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name !== variable));

/** The variables the code asks for when it reads these environments, and those its source names. */
function variablesOfCode(): string[] {
  const names = new Set<string>();
  for (const { example } of rows) {
    const recorder = new Proxy(example, {
      get: (target, name: string) => {
        names.add(name);
        return target[name];
      },
    });
    outcome(recorder);
  }
  const files = globSync("**/*.ts", { cwd: sources }).filter((file) => !/\.test\.ts$|^generated/.test(file));
  for (const file of files) {
    const source = readFileSync(join(sources, file), "utf8");
    for (const [, name = ""] of source.matchAll(/\(env, "([A-Z_]+)"|\benv\.([A-Z_]+)\b/g))
      if (name) names.add(name);
  }
  // `readServiceAccess(env, "TAXJAR")` reads TAXJAR_URL and TAXJAR_KEY.
  return [...names].filter((name) => !names.has(`${name}_KEY`) || name === "TOTP").sort();
}

/** Values of `after` that `before` lacks or has otherwise, with what stands in their place before. */
function changes(before: unknown, after: unknown): { before: unknown; after: unknown }[] {
  const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (isPlain(before) && isPlain(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changes(before[key], after[key]),
    );
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ before, after }];
}

describe("the configuration page", () => {
  it("has a row for every variable the code reads, and no other", () => {
    expect(documented).toEqual(variablesOfCode());
  });

  it("shows each variable in the example of its section", () => {
    expect(
      rows.filter(({ variable, example }) => !(variable in example)).map(({ variable }) => variable),
    ).toEqual([]);
  });

  it("has examples that the shop starts with", () => {
    for (const { example } of rows) expect(outcome(example).sentence).toBeUndefined();
  });

  it.each(rows)("tells the default of $variable: $fallback", ({ variable, fallback, example }) => {
    const otherSettings = without(example, variable);
    const set = outcome(example);
    const unset = outcome(otherSettings);
    expect(unset, "the example sets another value than the default").not.toEqual(set);
    const stated = /^`([^`]+)`/.exec(fallback)?.[1];
    if (stated !== undefined) {
      expect(outcome({ ...otherSettings, [variable]: stated })).toEqual(unset);
    } else if (fallback === "required") {
      expect(unset.sentence).toContain(variable);
    } else {
      expect(fallback).toBe("none");
      for (const { before } of unset.config ? changes(unset.config, set.config) : [])
        expect(
          before === undefined || before === "" || (Array.isArray(before) && before.length === 0),
          variable,
        ).toBe(true);
    }
  });
});
