import data from "@mdn/browser-compat-data" with { type: "json" };
import postcss, { type AtRule, type Declaration, type Node, type Rule } from "postcss";
import { findFeature } from "./findMissing.ts";
import type { Use } from "./Use.ts";

/** Paths of functions among the types of values, by their names. */
const FUNCTIONS = new Map<string, string>();
collectFunctions(data.css.types as unknown as Tree, "css.types");

interface Tree {
  [name: string]: Tree | undefined;
}

function collectFunctions(tree: Tree, path: string): void {
  for (const [name, branch] of Object.entries(tree)) {
    if (name === "__compat" || branch === undefined) continue;
    if (!FUNCTIONS.has(name)) FUNCTIONS.set(name, `${path}.${name}`);
    if (path.split(".").length < 4) collectFunctions(branch, `${path}.${name}`);
  }
}

/** The features that a style sheet uses outside `@supports`. */
export function readStyles(name: string, text: string): Use[] {
  const uses: Use[] = [];
  const note = (node: Node, feature: string) => {
    if (!findFeature(feature) || isGuarded(node)) return;
    uses.push({ feature, place: `${name} ${describe(node)}` });
  };
  const sheet = postcss.parse(text);
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    note(declaration, `css.properties.${prop}`);
    for (const word of value.match(/(?<![\w-])[a-z][\w-]*(?![\w(-])/g) ?? [])
      note(declaration, `css.properties.${prop}.${word}`);
    for (const [, called = ""] of value.matchAll(/([a-z][\w-]*)\(/g))
      note(declaration, FUNCTIONS.get(called) ?? "");
    if (/\d[dsl]v[hwib]\b/.test(value))
      note(declaration, "css.types.length.viewport_percentage_units_dynamic");
  });
  sheet.walkAtRules((rule) => {
    note(rule, `css.at-rules.${rule.name}`);
    if (rule.name === "media")
      for (const [, feature = ""] of rule.params.matchAll(/\(([a-z-]+)/g))
        note(rule, `css.at-rules.media.${feature}`);
  });
  sheet.walkRules((rule) => {
    for (const [, pseudo = ""] of rule.selector.matchAll(/(?<!\\):{1,2}([a-z][a-z-]*)/g))
      note(rule, `css.selectors.${pseudo}`);
    if (rule.parent?.type === "rule") note(rule, "css.selectors.nesting");
  });
  return uses;
}

function isGuarded(node: Node): boolean {
  for (let above = node.parent; above; above = above.parent as Node["parent"])
    if (above.type === "atrule" && (above as AtRule).name === "supports") return true;
  return false;
}

function describe(node: Node): string {
  if (node.type === "decl") {
    const { prop, value, parent } = node as Declaration;
    return `${(parent as Rule | undefined)?.selector ?? ""} { ${prop}: ${value} }`.slice(0, 120);
  }
  return node.toString().slice(0, 60);
}
