import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Contract } from "../contract.ts";
import { eachSchema, type Schema } from "../schema.ts";
import type { Finding } from "./Finding.ts";

interface Names {
  fixed: string[];
  kept: string[];
  epochs: string[];
}

const CAMEL_CASE = /^_?[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*|[A-Z0-9]+)*$/;
/** Abbreviations and codes of currencies. */
const CAPITALS = /^[A-Z]{2,3}$/;

/** Fields and parameters are `camelCase`, and moments texts, but for those that `openapi/names.yaml` lists. */
export function checkNames({ document, operations }: Contract, folder: string): Finding[] {
  const file = join(folder, "names.yaml");
  if (!existsSync(file)) return [];
  const { fixed, kept, epochs } = parse(readFileSync(file, "utf8")) as Names;
  const seen = new Map<string, string>();
  const usedEpochs = new Set<string>();
  const findings: Finding[] = [];
  const visit = (where: string, name: string, schema: Schema): void => {
    if (!seen.has(name)) seen.set(name, where);
    if (!/\bepoch\b/i.test(String(schema.description ?? ""))) return;
    const listed = [name, where].find((epoch) => epochs.includes(epoch));
    if (listed !== undefined) usedEpochs.add(listed);
    else
      findings.push({
        where,
        message: `${name} is a moment as a number: write it as a text, format: date-time.`,
      });
  };
  const visitAll = (where: string, root: Schema) =>
    eachSchema(root, (schema, pointer) => {
      for (const [name, field] of Object.entries(schema.properties ?? {}))
        visit(`${where}${pointer}/properties/${name}`, name, field);
    });
  for (const [name, schema] of Object.entries(document.components.schemas)) visitAll(name, schema);
  for (const { id, parameters, body, answers } of operations) {
    for (const { name, in: place, schema } of parameters) {
      if (place === "header") continue;
      visit(`${id} parameter`, name, schema);
      visitAll(`${id} parameter ${name}`, schema);
    }
    if (body) visitAll(`${id} body`, body.schema);
    for (const { status, answer } of answers) {
      const schema = answer.content?.["application/json"]?.schema;
      if (schema) visitAll(`${id} ${status}`, schema);
    }
  }
  const listed = new Set([...fixed, ...kept]);
  const isRegular = (name: string): boolean =>
    CAMEL_CASE.test(name) ||
    CAPITALS.test(name) ||
    listed.has(name.replace(/^_/, "")) ||
    (name.endsWith("_fr") && seen.has(name.slice(0, -3))) ||
    // Fields of a nested parameter or of a form: `MFA.token`.
    (/[.[]/.test(name) && name.split(/[.[\]]+/).every((part) => part === "" || isRegular(part)));
  for (const [name, where] of seen) {
    if (!isRegular(name))
      findings.push({
        where,
        message: `"${name}" is not camelCase: write it so, or list it in names.yaml if a document of the shop fixes it.`,
      });
    const camel = name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    if (camel !== name && seen.has(camel) && !fixed.includes(name))
      findings.push({ where, message: `"${name}" is "${camel}" elsewhere: one thing has one name.` });
  }
  const isGone = (name: string) => !seen.has(name) && !seen.has(`_${name}`);
  for (const name of [...[...listed].filter(isGone), ...epochs.filter((epoch) => !usedEpochs.has(epoch))])
    findings.push({ where: "names.yaml", message: `nothing is called "${name}" any more: drop it.` });
  return findings;
}
