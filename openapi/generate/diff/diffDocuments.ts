import { follow, listOperations, type Operation } from "../contract.ts";
import type { Answer, Document, Parameter } from "../Document.ts";
import type { Schema } from "../schema.ts";
import { SchemaDiff } from "./diffSchemas.ts";
import type { Change, Kind } from "./kinds.ts";

/** Every change between two bundles, the breaking ones among them. */
export function diffDocuments(before: Document, after: Document): Change[] {
  const changes: Change[] = [];
  const schemas = new SchemaDiff(before, after);
  const add = (kind: Kind, where: string, detail = "") => changes.push({ kind, where, detail });
  const byId = (document: Document) => new Map(listOperations(document).map((one) => [one.id, one]));
  const [old, now] = [byId(before), byId(after)];

  for (const [id, one] of old) {
    const other = now.get(id);
    if (!other) add("operationRemoved", id, `${one.method.toUpperCase()} ${one.path}`);
    else diffOperation(one, other);
  }
  for (const [id, { method, path }] of now)
    if (!old.has(id)) add("operationAdded", id, `${method.toUpperCase()} ${path}`);
  diffErrors();
  diffEntities();
  changes.push(...schemas.changes);
  if (changes.length === 0 && JSON.stringify(before) !== JSON.stringify(after))
    add("textsChanged", "contract");
  return changes;

  function diffOperation(one: Operation, other: Operation): void {
    const { id } = one;
    if (one.method !== other.method || shape(one.path) !== shape(other.path))
      add("operationMoved", id, `${one.method} ${one.path} → ${other.method} ${other.path}`);
    if (one.idempotent && !other.idempotent) add("keyRemoved", id);
    diffParameters(id, one.parameters, other.parameters);
    const [had, has] = [one.body, other.body];
    if (had && has) {
      if (!had.required && has.required) add("bodyRequired", id);
      if (had.required && !has.required) add("bodyOptional", id);
      schemas.compare(had.schema, has.schema, "sent", `${id} body`);
    } else if (had) add("bodyRemoved", id);
    else if (has) add(has.required ? "bodyRequired" : "bodyAdded", id);
    diffAnswers(id, one, other);
    for (const error of one.errors) if (!other.errors.includes(error)) add("errorRemoved", id, error);
    for (const error of other.errors) if (!one.errors.includes(error)) add("errorAdded", id, error);
  }

  function diffParameters(id: string, one: Parameter[], other: Parameter[]): void {
    const key = (parameter: Parameter) => `${parameter.in} ${parameter.name.toLowerCase()}`;
    const [had, has] = [one, other].map((list) => new Map(list.map((each) => [key(each), each])));
    for (const [name, parameter] of had ?? []) {
      const where = `${id} ${name}`;
      const match = has?.get(name);
      if (!match) {
        add("parameterRemoved", where);
        continue;
      }
      if (!parameter.required && match.required) add("parameterRequired", where);
      if (parameter.required && !match.required) add("parameterOptional", where);
      schemas.compare(parameter.schema, match.schema, "sent", where);
    }
    for (const [name, parameter] of has ?? [])
      if (!had?.has(name)) add(parameter.required ? "parameterRequired" : "parameterAdded", `${id} ${name}`);
  }

  /** Only what is answered when all is well: errors are compared by their references. */
  function diffAnswers(id: string, one: Operation, other: Operation): void {
    const well = ({ answers }: Operation) => answers.filter(({ status }) => status < 300);
    for (const { status, answer } of well(one)) {
      const match = well(other).find((each) => each.status === status)?.answer;
      const where = `${id} ${status}`;
      if (!match) {
        add("statusRemoved", where);
        continue;
      }
      const [had, has] = [getJsonSchema(answer), getJsonSchema(match)];
      if (had && has) schemas.compare(had, has, "received", where);
      else if (had) add("receivedFieldRemoved", where, "the whole answer");
      diffHeaders(where, answer, match);
    }
    for (const { status } of well(other))
      if (!well(one).some((each) => each.status === status)) add("statusAdded", `${id} ${status}`);
  }

  function diffHeaders(where: string, one: Answer, other: Answer): void {
    for (const [name, header] of Object.entries(one.headers ?? {})) {
      const had = follow<{ required?: boolean; schema?: Schema }>(before, header);
      const found = other.headers?.[name];
      const has = found && follow<{ required?: boolean; schema?: Schema }>(after, found);
      if (!has) add("headerRemoved", `${where} ${name}`);
      else {
        if (had.required && !has.required) add("headerOptional", `${where} ${name}`);
        if (had.schema && has.schema) schemas.compare(had.schema, has.schema, "received", `${where} ${name}`);
      }
    }
    for (const name of Object.keys(other.headers ?? {}))
      if (!one.headers?.[name]) add("headerAdded", `${where} ${name}`);
  }

  /** An error is one thing wherever it is answered: its status and what its value may be. */
  function diffErrors(): void {
    for (const [name, one] of Object.entries(before.components.schemas)) {
      const other = after.components.schemas[name];
      const [had, has] = [one, other].map((each) => each?.["x-error"] as { status: number } | undefined);
      if (!had || !has) continue;
      if (had.status !== has.status) add("errorStatusChanged", name, `${had.status} → ${has.status}`);
      schemas.compare(ref(name), ref(name), "received", name);
    }
  }

  /** Entities no operation carries: a form is sent, anything else is received. */
  function diffEntities(): void {
    for (const [name, one] of Object.entries(before.components.schemas)) {
      const other = after.components.schemas[name];
      if (!other) add("entityRemoved", name);
      else if (!schemas.reached.has(name))
        schemas.compare(ref(name), ref(name), one["x-form"] ? "sent" : "received", name);
    }
    for (const name of Object.keys(after.components.schemas))
      if (!before.components.schemas[name]) add("entityAdded", name);
  }
}

/** The names of parameters in a path are not part of it. */
const shape = (path: string): string => path.replace(/\{[^}]*\}/g, "{}");

const getJsonSchema = (answer: Answer): Schema | undefined => answer.content?.["application/json"]?.schema;

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
