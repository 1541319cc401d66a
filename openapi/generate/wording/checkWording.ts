import ts from "typescript";
import type { Finding } from "../lint/Finding.ts";
import { type Denied, NAMES, PHRASES } from "./vocabulary.ts";

/** `S-609`, `CA-54`: ids of requirements, which readers of this repository do not have. */
const requirement = /\b(?:S|C|SA|CA)-\d{2,4}\b/;
/** `(5.2)`, `(5.2 step 9)`, `(7, checkout)`: a place in the document of requirements. */
const section =
  /\s\((?:S\d(?:, S\d)*|\d{1,2}\.\d{1,2}(?:[,;] [^)]*| steps? [^)]*)?|\d{1,2}(?: and \d{1,2})?, (?:checkout|upsells)|(?:checkout|storefront)\.md [\d.]+)\)|\bsteps? \d+ (?:to \d+ )?of \d/i;
/** A sentence of a comment that starts like this keeps its subject for later. */
const opening = /(?:^[\s{/*#]*|[.!?] )(What|Whatever|Whether|Who|Whoever|One|Those|That|Nobody)(?![\w-])/;

interface Vocabulary {
  names: readonly Denied[];
  phrases: readonly Denied[];
}

/** Openings of comments; outside of tests also ids of requirements, and words that have a better one. */
export function checkWording(
  where: string,
  source: string,
  { names, phrases }: Vocabulary = { names: NAMES, phrases: PHRASES },
): Finding[] {
  const isCode = /\.[jt]sx?$/.test(where);
  const isTest = /\.(?:test|spec|test-d)\.tsx?$/.test(where);
  const findings: Finding[] = [];
  source.split("\n").forEach((line, index) => {
    const add = (message: string) => findings.push({ where: `${where}:${index + 1}`, message });
    const start = isMarkdown(where) ? undefined : opening.exec(extractComment(line, isYaml(where)))?.[1];
    if (start) add(`a sentence starts with "${start}": name the subject.`);
    if (isTest) return;
    const text = isCode ? extractComment(line) : line;
    const found = requirement.exec(line)?.[0] ?? (isMarkdown(where) ? undefined : section.exec(text)?.[0]);
    if (found) add(`"${found}" names a requirement: state the rule itself in its place.`);
    for (const { word, write } of phrases)
      if (wordPattern(word, "i").test(text)) add(`"${word}": write ${write}.`);
  });
  if (isCode && !isTest) findings.push(...deniedNames(where, source, names));
  return findings;
}

const isYaml = (where: string): boolean => where.endsWith(".yaml");
const isMarkdown = (where: string): boolean => where.endsWith(".md");

/** The comment of a line; a line inside a block comment starts with an asterisk here. */
function extractComment(line: string, yaml = false): string {
  if (yaml) return /(?<!\S)#.*/.exec(line)?.[0] ?? "";
  return /^\s*(?:\/?\*.*|\/\/.*)$/.exec(line)?.[0] ?? /\/\*\*? .*|(?<=\s)\/\/ .*/.exec(line)?.[0] ?? "";
}

function deniedNames(where: string, source: string, names: readonly Denied[]): Finding[] {
  const suspects = names.filter(({ word }) => wordPattern(word).test(source));
  if (suspects.length === 0) return [];
  const findings: Finding[] = [];
  const file = ts.createSourceFile(where, source, ts.ScriptTarget.Latest);
  const walk = (node: ts.Node): void => {
    const denied = ts.isIdentifier(node) && suspects.find(({ word }) => word === node.text);
    if (denied) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      findings.push({ where: `${where}:${line + 1}`, message: `${denied.word}: write ${denied.write}.` });
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return findings;
}

const wordPattern = (word: string, flags = ""): RegExp => new RegExp(`(?<![\\w-])${word}(?![\\w-])`, flags);
