import type { Call, Caller, Case, CaseDefinition } from "../Case.ts";
import {
  contractOperations,
  formatQuery,
  type Operation,
  resolved,
  type Schema,
} from "../contract/document.ts";
import { Asker } from "../probes/Probe.ts";
import { getProbes } from "../probes/probes.ts";

/** Parameters of the query by their names, those inside an object too: `configuration[language]`. */
function listQuery({ parameters }: Operation): [string, Schema][] {
  return parameters
    .filter(({ in: place }) => place === "query")
    .flatMap(({ name, schema }): [string, Schema][] => {
      const { properties } = schema as { properties?: Record<string, Schema> };
      if (properties === undefined) return [[name, resolved(schema)]];
      return Object.entries(properties).map(([key, part]) => [`${name}[${key}]`, resolved(part)]);
    });
}

/** Values that parameters have where they are not sent. */
const listDefaults = (operation: Operation): string[] =>
  listQuery(operation).flatMap(([name, schema]) => {
    if (schema.default !== undefined) return formatQuery(name, schema.default);
    // English is the language without one; the default is written in the schema's words.
    return name === "configuration[language]" ? formatQuery(name, "en") : [];
  });

const lacks = ({ enum: values, pattern }: Schema, value: string): boolean =>
  Array.isArray(values) || (typeof pattern === "string" && !new RegExp(pattern, "u").test(value));

/** Values outside the lists, patterns and bounds of the contract. */
const listWrongValues = (operation: Operation): string[] =>
  listQuery(operation).flatMap(([name, schema]) => {
    const { minimum, maximum } = schema;
    return [
      ...(lacks(schema, "none-of-these") ? formatQuery(name, "none-of-these") : []),
      ...(typeof minimum === "number" ? formatQuery(name, minimum - 1) : []),
      ...(typeof maximum === "number" ? formatQuery(name, maximum + 1) : []),
    ];
  });

interface Request {
  caller: Caller;
  call: Call;
}

async function prepare(check: Case, { name }: Operation): Promise<Request> {
  const asker = new Asker(check);
  const request = await getProbes(name).success?.(asker);
  if (request === undefined) return check.skip("the fixture has nothing for it");
  const { as: caller = asker.guest, ...call } = request;
  return { caller, call };
}

const withQuery = ({ query = "", ...call }: Call, added: string): Call => ({
  ...call,
  query: query === "" ? added : `${query}&${added}`,
});

const nameOf = (assignment: string): string => decodeURIComponent(assignment.split("=", 1)[0] ?? "");

/** The request says a parameter's value already. */
const names = ({ query = "" }: Call, assignment: string): boolean =>
  query.split("&").some((other) => nameOf(other) === nameOf(assignment));

const readsByGet = [...contractOperations.values()].filter(({ method }) => method === "GET");

export const parameterRules: readonly CaseDefinition[] = [
  ...readsByGet
    .filter((operation) => listDefaults(operation).length > 0)
    .map(
      (operation): CaseDefinition => ({
        name: `${operation.name} has the defaults of the contract`,
        check: async (check) => {
          const { caller, call } = await prepare(check, operation);
          const plain = await caller(operation.name, call);
          const again = await caller(operation.name, call);
          if (plain.text !== again.text) return check.skip("two answers to the same request differ");
          for (const assignment of listDefaults(operation)) {
            if (names(call, assignment)) continue;
            const answer = await caller(operation.name, withQuery(call, assignment));
            check.expect(
              answer.text === plain.text && answer.status === plain.status,
              `${decodeURIComponent(assignment)} answers something else than no ${nameOf(assignment)}`,
            );
          }
        },
      }),
    ),
  ...readsByGet
    .filter((operation) => listWrongValues(operation).length > 0)
    .map(
      (operation): CaseDefinition => ({
        name: `${operation.name} refuses values that the contract does not have`,
        check: async (check) => {
          const { caller, call } = await prepare(check, operation);
          for (const assignment of listWrongValues(operation)) {
            if (names(call, assignment)) continue;
            const answer = await caller(operation.name, withQuery(call, assignment));
            check.expectAnswer(answer, "validationError", decodeURIComponent(assignment));
          }
        },
      }),
    ),
];
