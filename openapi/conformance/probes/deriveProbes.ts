import { randomUUID } from "node:crypto";
import { references } from "@velours/sdk/shop";
import type { operations } from "@velours/sdk/types";
import type { Call } from "../Case.ts";
import {
  formatQuery,
  type Operation,
  type OperationName,
  type Parameter,
  resolved,
} from "../contract/document.ts";
import { asMember, exampleBody, type Probes, withKey } from "./Probe.ts";

/** References that an operation's path and security say how to provoke. Its own probe stands in for a derived one. */
export type DerivedReference<Op extends OperationName> =
  | "merchantKeyInvalid"
  | "authenticationRequired"
  | (undefined extends operations[Op]["parameters"]["path"] ? never : "resourceDoesNotExist");

const unknown: Record<string, unknown> = { id: 999_999_999, number: "V-999999999", listId: 1, itemId: 1 };

/** A path parameter of something that no shop has. */
function toUnknown({ name, schema }: Parameter): unknown {
  const { format, enum: values } = resolved(schema);
  if (format === "uuid") return randomUUID();
  return (values as unknown[] | undefined)?.[0] ?? unknown[name] ?? "nobody-has-this";
}

/** A call of the contract's examples about something that no shop has. */
function toUnknownCall({ name, parameters }: Operation): Call {
  const at = (place: Parameter["in"]) => parameters.filter((parameter) => parameter.in === place);
  const query = at("query").flatMap((parameter) => {
    const { examples, enum: values } = resolved(parameter.schema) as {
      examples?: unknown[];
      enum?: unknown[];
    };
    return parameter.required === true ? formatQuery(parameter.name, (examples ?? values)?.[0]) : [];
  });
  return {
    params: Object.fromEntries(at("path").map((parameter) => [parameter.name, toUnknown(parameter)])),
    ...(query.length > 0 && { query: query.join("&") }),
    ...exampleBody(name),
  };
}

/** Probes that follow from the contract: of a key or a session that is missing, of something unknown, and of lists. */
export function deriveProbes(operation: Operation): Probes {
  const { name, method, path } = operation;
  const declared: readonly string[] = references[name];
  const isOfMerchant = declared.includes("merchantKeyInvalid");
  const isOfMember = path.startsWith("/users/{id}");
  const call = toUnknownCall(operation);
  const found: Record<string, Probes["success"]> = {};
  if (method === "GET" && isOfMember) found.success = asMember();
  if (method === "GET" && isOfMerchant && !path.includes("{")) found.success = withKey(call);
  for (const reference of ["merchantKeyInvalid", "authenticationRequired"])
    if (declared.includes(reference)) found[reference] = () => call;
  if (declared.includes("resourceDoesNotExist") && path.includes("{")) {
    const asOther = asMember((id) => ({ ...call, params: { ...call.params, id: id + 1 } }));
    found.resourceDoesNotExist = isOfMember ? asOther : isOfMerchant ? withKey(call) : () => call;
  }
  return found;
}
