import { relative } from "node:path";
import ts from "typescript";
import { findFeature } from "./findMissing.ts";
import type { Use } from "./Use.ts";

/** Interfaces that the data has no name of its own for: their members are listed at these. */
const HOLDERS = ["Element", "HTMLElement", "Document", "Window", "Node", "SVGElement"];

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  jsx: ts.JsxEmit.ReactJSX,
  types: ["node", "vite/client"],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

/** The features of the platform that scripts use, by the types of what they call: `list.toSorted()` is one when it is an array. */
export function readScripts(root: string, files: readonly string[]): Use[] {
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();
  const uses: Use[] = [];
  const isFromLibrary = (node: ts.Node) => program.isSourceFileDefaultLibrary(node.getSourceFile());

  const note = (node: ts.Node, candidates: readonly string[]) => {
    const feature = candidates.find(findFeature);
    if (feature === undefined) return;
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    uses.push({ feature, place: `${relative(root, source.fileName)}:${line + 1}` });
  };

  const noteSymbol = (node: ts.Node) => {
    for (const declaration of checker.getSymbolAtLocation(node)?.declarations ?? [])
      if (isFromLibrary(declaration)) note(node, pathsOf(declaration, node.getText()));
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      if (!isAsked(node)) noteSymbol(node.name);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      noteMember(node);
    } else if (ts.isIdentifier(node) && isRead(node)) noteSymbol(node);
    else if (ts.isRegularExpressionLiteral(node)) {
      if (/\(\?<[=!]/.test(node.text)) note(node, ["javascript.regular_expressions.lookbehind_assertion"]);
      if (/\/[a-z]*v[a-z]*$/.test(node.text)) note(node, ["javascript.regular_expressions.unicodeSets"]);
    } else if (ts.isJsxAttribute(node)) noteAttribute(node);
    ts.forEachChild(node, visit);
  };

  const noteMember = (node: ts.BindingElement) => {
    const name = node.propertyName ?? node.name;
    if (!ts.isIdentifier(name)) return;
    const member = checker.getTypeAtLocation(node.parent).getProperty(name.text);
    for (const declaration of member?.declarations ?? [])
      if (isFromLibrary(declaration)) note(node, pathsOf(declaration, name.text));
  };

  const noteAttribute = (node: ts.JsxAttribute) => {
    const tag = node.parent.parent.tagName.getText();
    if (tag !== tag.toLowerCase()) return;
    const name = node.name.getText().toLowerCase();
    note(node, [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`]);
  };

  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return uses;
}

/** `x.member?.()` asks first whether it is there. */
const isAsked = ({ parent }: ts.PropertyAccessExpression): boolean =>
  (ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent)) &&
  parent.questionDotToken !== undefined;

/** A global's name where its value is read; the names of members are looked at with their objects. */
const isRead = (node: ts.Identifier): boolean =>
  !ts.isPropertyAccessExpression(node.parent) || node.parent.expression === node;

/** Where the data may have what a declaration of TypeScript's libraries declares. */
function pathsOf(declaration: ts.Declaration, name: string): string[] {
  const holder = declaration.parent;
  if (ts.isInterfaceDeclaration(holder)) {
    const intl = isInIntl(holder) ? "Intl." : "";
    const owner = holder.name.text.replace(/Constructor$/, "").replace(/^Readonly(?=Array|Map|Set)/, "");
    const owners = [owner, ...HOLDERS];
    return [
      `javascript.builtins.${intl}${owner}.${name}`,
      ...owners.map((interfaceName) => `api.${interfaceName}.${name}`),
      `api.${name}`,
    ];
  }
  if (ts.isTypeLiteralNode(holder) && ts.isVariableDeclaration(holder.parent)) {
    const owner = holder.parent.name.getText();
    return [`api.${owner}.${name}_static`, `api.${owner}.${name}`];
  }
  if (ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration))
    return [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`];
  return [];
}

const isInIntl = (node: ts.InterfaceDeclaration): boolean =>
  ts.isModuleBlock(node.parent) && node.parent.parent.name.getText() === "Intl";
