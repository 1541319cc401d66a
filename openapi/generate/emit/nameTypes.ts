import ts from "typescript";

const { factory } = ts;

/**
 * Gives each schema a type of its own name, and each response or request body without a schema one named after its
 * operation (`ListShippingRatesData`). Editors then show these names where openapi-typescript's own output shows
 * `{ id: number; … 40 more … }`.
 */
export function nameTypes(declarations: ts.Node[]): ts.Node[] {
  const named: ts.Node[] = [];
  const declare = (name: string, type: ts.TypeNode, commented?: ts.Node): ts.TypeNode => {
    const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const alias = factory.createTypeAliasDeclaration(modifiers, name, undefined, type);
    const comments = commented && ts.getSyntheticLeadingComments(commented);
    if (comments) ts.setSyntheticLeadingComments(alias, comments);
    named.push(alias);
    return factory.createTypeReferenceNode(name);
  };
  // Webhooks and definitions, which the contract has none of, are type aliases.
  const kept = declarations.filter(ts.isInterfaceDeclaration).map((declaration) => {
    if (declaration.name.text === "components") return nameSchemas(declaration, declare);
    if (declaration.name.text === "operations") return nameBodies(declaration, declare);
    return declaration;
  });
  return [...kept, ...named].map(shortReferences);
}

type Declare = (name: string, type: ts.TypeNode, commented?: ts.Node) => ts.TypeNode;

function nameSchemas(components: ts.InterfaceDeclaration, declare: Declare): ts.Node {
  return withMembers(components, (part) =>
    propertyName(part) === "schemas"
      ? mapLiteral(part, (schema) =>
          withType(schema, declare(propertyName(schema), getTypeNode(schema), schema)),
        )
      : part,
  );
}

function nameBodies(operations: ts.InterfaceDeclaration, declare: Declare): ts.Node {
  return withMembers(operations, (operation) => {
    const id = propertyName(operation);
    const base = `${id[0]?.toUpperCase()}${id.slice(1)}`;
    const nameContent = (holder: ts.PropertySignature, name: string) =>
      mapPath(holder, ["content", "application/json"], (body) =>
        isNamed(getTypeNode(body)) ? body : withType(body, declare(name, getTypeNode(body))),
      );
    return mapLiteral(operation, (part) => {
      if (propertyName(part) === "requestBody") return nameContent(part, `${base}Body`);
      if (propertyName(part) !== "responses") return part;
      return mapLiteral(part, (answer) =>
        propertyName(answer).startsWith("2") ? nameContent(answer, `${base}Data`) : answer,
      );
    });
  });
}

/** A schema's name, or a list of one. */
function isNamed(type: ts.TypeNode): boolean {
  if (ts.isArrayTypeNode(type)) return isNamed(type.elementType);
  return ts.isIndexedAccessTypeNode(type);
}

/** `components["schemas"]["Product"]` becomes `Product`. */
function shortReferences(root: ts.Node): ts.Node {
  const visit = (node: ts.Node): ts.Node => {
    const name = schemaName(node);
    return name ? factory.createTypeReferenceNode(name) : ts.visitEachChild(node, visit, undefined);
  };
  return visit(root);
}

function schemaName(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  if (literalText(node.objectType.indexType) !== "schemas") return undefined;
  return literalText(node.indexType);
}

const literalText = (type: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;

type Change = (member: ts.PropertySignature) => ts.PropertySignature;

const propertyName = ({ name }: ts.PropertySignature): string =>
  (name as ts.Identifier | ts.StringLiteral).text;
const getTypeNode = ({ type }: ts.PropertySignature): ts.TypeNode => type as ts.TypeNode;

const change = (members: ts.NodeArray<ts.TypeElement>, by: Change): ts.TypeElement[] =>
  members.map((member) => (ts.isPropertySignature(member) ? by(member) : member));

function withMembers(declaration: ts.InterfaceDeclaration, by: Change): ts.Node {
  const { modifiers, name, typeParameters, heritageClauses, members } = declaration;
  return factory.updateInterfaceDeclaration(
    declaration,
    modifiers,
    name,
    typeParameters,
    heritageClauses,
    change(members, by),
  );
}

function withType(member: ts.PropertySignature, type: ts.TypeNode): ts.PropertySignature {
  const { modifiers, name, questionToken } = member;
  return factory.updatePropertySignature(member, modifiers, name, questionToken, type);
}

function mapLiteral(member: ts.PropertySignature, by: Change): ts.PropertySignature {
  const type = getTypeNode(member);
  if (!ts.isTypeLiteralNode(type)) return member;
  return withType(member, factory.createTypeLiteralNode(change(type.members, by)));
}

function mapPath(member: ts.PropertySignature, [key, ...rest]: string[], by: Change): ts.PropertySignature {
  if (key === undefined) return by(member);
  return mapLiteral(member, (child) => (propertyName(child) === key ? mapPath(child, rest, by) : child));
}
