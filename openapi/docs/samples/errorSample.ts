import type { Operation } from "../../generate/contract.ts";
import type { Document } from "../../generate/Document.ts";
import type { ErrorFile } from "../../generate/errors.ts";
import { sampleRequest } from "./request.ts";
import { answersBareErrors, clientLine, formatCall } from "./sdkSample.ts";

/** How a caller handles a reference: asked of a mock, told apart, shown in the shopper's language. */
export function errorSample(document: Document, error: ErrorFile, operation: Operation): string {
  const branch = answersBareErrors(document, operation)
    ? `error && "reference" in error && error.reference === "${error.reference}"`
    : `error?.reference === "${error.reference}"`;
  const hasValue = error.value !== undefined && error.value.type !== "null";
  return `import { createClient } from "@velours/sdk";
import { getErrorMessage } from "@velours/sdk/errors";

${clientLine(operation, `scenario: "${error.reference}", // for a mock`)}

const { error } = ${formatCall(operation, sampleRequest(document, operation))};
if (${branch}) {
  console.log(getErrorMessage(error, "fr")${hasValue ? ", error.value" : ""});
}
`;
}
