import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Deletes a feature of a copy of the storefront as a person would: its folder, its routes, and what `app` says of it. */
export function deleteFeature(web: string, feature: string): void {
  rmSync(join(web, "src/features", feature), { recursive: true });
  const app = join(web, "src/app");
  for (const name of readdirSync(app, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(name) || name.endsWith(".gen.ts")) continue;
    const file = join(app, name);
    const source = readFileSync(file, "utf8");
    if (!source.includes(`features/${feature}/`)) continue;
    if (name.startsWith("routes/")) rmSync(file);
    else writeFileSync(file, withoutFeature(file, source, feature));
  }
}

/** Without the statements that import the feature, and without the elements drawn with what they name. */
function withoutFeature(file: string, source: string, feature: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const removed: ts.Node[] = [];
  const names = new Set<string>();
  for (const statement of tree.statements) {
    if (!statement.getText().includes(`features/${feature}/`)) continue;
    removed.push(statement);
    const collect = (node: ts.Node): void => {
      if ((ts.isImportSpecifier(node) || ts.isVariableDeclaration(node)) && ts.isIdentifier(node.name))
        names.add(node.name.text);
      ts.forEachChild(node, collect);
    };
    collect(statement);
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) && names.has(node.tagName.getText())) {
      let whole: ts.Node = node;
      while (!ts.isJsxElement(whole.parent) && !ts.isJsxFragment(whole.parent)) whole = whole.parent;
      removed.push(whole);
    } else ts.forEachChild(node, visit);
  };
  visit(tree);
  return removed
    .sort((first, second) => second.getFullStart() - first.getFullStart())
    .reduce((text, node) => text.slice(0, node.getFullStart()) + text.slice(node.getEnd()), source);
}
