import { resolved } from "../../openapi/conformance/contract/document.ts";
import { findOperation, type Operation } from "../contract.ts";
import { contract } from "./document.ts";

export interface Example {
  operation: Operation;
  status: string;
  mediaType: string;
  name: string;
  value: unknown;
}

/** Every named example of an answer in the contract. */
export function listExamples(): Example[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { responses }]) => {
      const operation = findOperation(method.toUpperCase(), path);
      if (operation === undefined) return [];
      return Object.entries(responses).flatMap(([status, response]) =>
        Object.entries(resolved(response).content ?? {}).flatMap(([mediaType, { examples = {} }]) =>
          Object.entries(examples).map(([name, example]) => {
            const { value } = resolved(example);
            return { operation, status, mediaType, name, value };
          }),
        ),
      );
    }),
  );
}
