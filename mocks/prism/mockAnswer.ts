import { createRequire } from "node:module";
import type { PrismComponents } from "./PrismComponents.ts";

type Mock = PrismComponents["mock"];

// Prism does not export it; required, because loaders disagree about a default in a CommonJS module.
const { default: mock } = createRequire(import.meta.url)("@stoplight/prism-http/dist/mocker/index.js") as {
  default: Mock;
};

/** Severity of a violation that makes a request wrong. */
const error = 0;

/**
 * Prism's mock, but a request that breaks the contract is answered 400: where an operation has a 422 (the card gateway's own
 * list) Prism would take that.
 */
export const mockAnswer: Mock = (request) => {
  const broken = request.input.validations.some((violation) => violation.severity === error);
  if (!broken) return mock(request);
  const responses = request.resource.responses.filter((response) => response.code !== "422");
  return mock({ ...request, resource: { ...request.resource, responses } });
};
