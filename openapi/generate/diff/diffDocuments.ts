import { follow, listOperations, type Operation } from "../contract.ts";
import type { OpenApiDocument, Parameter, ResponseObject } from "../OpenApiDocument.ts";
import type { Schema } from "../schema.ts";
import { SchemaDiff } from "./diffSchemas.ts";
import type { Change, Kind } from "./kinds.ts";

/** Every change between two bundles, the breaking ones among them. */
export function diffDocuments(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const changes: Change[] = [];
  const schemas = new SchemaDiff(before, after);
  const add = (kind: Kind, where: string, detail = "") => changes.push({ kind, where, detail });
  const byId = (document: OpenApiDocument) =>
    new Map(listOperations(document).map((operation) => [operation.id, operation]));
  const [old, now] = [byId(before), byId(after)];

  for (const [id, oldOperation] of old) {
    const newOperation = now.get(id);
    if (!newOperation)
      add("operationRemoved", id, `${oldOperation.method.toUpperCase()} ${oldOperation.path}`);
    else diffOperation(oldOperation, newOperation);
  }
  for (const [id, { method, path }] of now)
    if (!old.has(id)) add("operationAdded", id, `${method.toUpperCase()} ${path}`);
  diffErrors();
  diffEntities();
  changes.push(...schemas.changes);
  if (changes.length === 0 && JSON.stringify(before) !== JSON.stringify(after))
    add("textsChanged", "contract");
  return changes;

  function diffOperation(oldOperation: Operation, newOperation: Operation): void {
    const { id } = oldOperation;
    if (oldOperation.method !== newOperation.method || shape(oldOperation.path) !== shape(newOperation.path))
      add(
        "operationMoved",
        id,
        `${oldOperation.method} ${oldOperation.path} → ${newOperation.method} ${newOperation.path}`,
      );
    if (oldOperation.idempotent && !newOperation.idempotent) add("keyRemoved", id);
    diffScopes(id, oldOperation.scopes, newOperation.scopes);
    diffParameters(id, oldOperation.parameters, newOperation.parameters);
    const [had, has] = [oldOperation.body, newOperation.body];
    if (had && has) {
      if (!had.required && has.required) add("bodyRequired", id);
      if (had.required && !has.required) add("bodyOptional", id);
      schemas.compare(had.schema, has.schema, "sent", `${id} body`);
    } else if (had) add("bodyRemoved", id);
    else if (has) add(has.required ? "bodyRequired" : "bodyAdded", id);
    diffAnswers(id, oldOperation, newOperation);
    for (const error of oldOperation.errors)
      if (!newOperation.errors.includes(error)) add("errorRemoved", id, error);
    for (const error of newOperation.errors)
      if (!oldOperation.errors.includes(error)) add("errorAdded", id, error);
  }

  function diffScopes(id: string, had: string[] | null, has: string[] | null): void {
    if (had === null && has !== null) add("merchantKeyRequired", id, has.join(", "));
    else if (had !== null && has === null) add("merchantKeyDropped", id);
    else {
      for (const scope of has ?? []) if (!had?.includes(scope)) add("scopeRequired", id, scope);
      for (const scope of had ?? []) if (!has?.includes(scope)) add("scopeDropped", id, scope);
    }
  }

  function diffParameters(id: string, oldParameters: Parameter[], newParameters: Parameter[]): void {
    const key = (parameter: Parameter) => `${parameter.in} ${parameter.name.toLowerCase()}`;
    const [had, has] = [oldParameters, newParameters].map(
      (list) => new Map(list.map((each) => [key(each), each])),
    );
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
  function diffAnswers(id: string, oldOperation: Operation, newOperation: Operation): void {
    const well = ({ answers }: Operation) => answers.filter(({ status }) => status < 300);
    for (const { status, answer } of well(oldOperation)) {
      const match = well(newOperation).find((each) => each.status === status)?.answer;
      const where = `${id} ${status}`;
      if (!match) {
        add("statusRemoved", where);
        continue;
      }
      const [had, has] = [answer.content ?? {}, match.content ?? {}];
      for (const type of Object.keys(had)) if (!has[type]) add("receivedFieldRemoved", where, type);
      for (const type of Object.keys(has)) if (!had[type]) add("receivedFieldAdded", where, type);
      const [oldSchema, newSchema] = [had[JSON_TYPE]?.schema, has[JSON_TYPE]?.schema];
      if (oldSchema && newSchema) schemas.compare(oldSchema, newSchema, "received", where);
      diffHeaders(where, answer, match);
    }
    for (const { status } of well(newOperation))
      if (!well(oldOperation).some((each) => each.status === status)) add("statusAdded", `${id} ${status}`);
  }

  function diffHeaders(where: string, oldAnswer: ResponseObject, newAnswer: ResponseObject): void {
    for (const [name, header] of Object.entries(oldAnswer.headers ?? {})) {
      const had = follow<{ required?: boolean; schema?: Schema }>(before, header);
      const found = newAnswer.headers?.[name];
      const has = found && follow<{ required?: boolean; schema?: Schema }>(after, found);
      if (!has) add("headerRemoved", `${where} ${name}`);
      else {
        if (had.required && !has.required) add("headerOptional", `${where} ${name}`);
        if (had.schema && has.schema) schemas.compare(had.schema, has.schema, "received", `${where} ${name}`);
      }
    }
    for (const name of Object.keys(newAnswer.headers ?? {}))
      if (!oldAnswer.headers?.[name]) add("headerAdded", `${where} ${name}`);
  }

  /** An error is one thing wherever it is answered: its status and what its value may be. */
  function diffErrors(): void {
    for (const [name, oldSchema] of Object.entries(before.components.schemas)) {
      const newSchema = after.components.schemas[name];
      const [had, has] = [oldSchema, newSchema].map(
        (each) => each?.["x-error"] as { status: number } | undefined,
      );
      if (!had || !has) continue;
      if (had.status !== has.status) add("errorStatusChanged", name, `${had.status} → ${has.status}`);
      schemas.compare(ref(name), ref(name), "received", name);
    }
  }

  /** Entities no operation carries: a form is sent, anything else is received. */
  function diffEntities(): void {
    for (const [name, oldSchema] of Object.entries(before.components.schemas)) {
      const newSchema = after.components.schemas[name];
      if (!newSchema) add("entityRemoved", name);
      else if (!schemas.reached.has(name))
        schemas.compare(ref(name), ref(name), oldSchema["x-form"] ? "sent" : "received", name);
    }
    for (const name of Object.keys(after.components.schemas))
      if (!before.components.schemas[name]) add("entityAdded", name);
  }
}

/** The names of parameters in a path are not part of it. */
const shape = (path: string): string => path.replace(/\{[^}]*\}/g, "{}");

const JSON_TYPE = "application/json";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
