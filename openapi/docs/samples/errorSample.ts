import type { Operation } from "../../generate/contract.ts";
import type { ErrorFile } from "../../generate/errors.ts";
import { formatCall } from "../../generate/examples/formatCall.ts";
import { literal } from "../../generate/examples/literal.ts";
import { sampleRequest } from "../../generate/examples/sampleRequest.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import { answersBareErrors, clientImport, clientLine } from "./sdkSample.ts";

/** How a caller handles a reference: asked of a mock, told apart, shown in the shopper's language. */
export function errorSample(document: OpenApiDocument, error: ErrorFile, operation: Operation): string {
  const branch = answersBareErrors(document, operation)
    ? `error && "reference" in error && error.reference === "${error.reference}"`
    : `error?.reference === "${error.reference}"`;
  const hasValue = error.value !== undefined && error.value.type !== "null";
  const entry = operation.scopes === null ? "errors" : "merchant";
  return `${clientImport(operation)}
import { getErrorMessage } from "@velours/sdk/${entry}";

${clientLine(operation, `scenario: "${error.reference}", // for a mock`)}

const { error } = ${formatCall(operation, sampleRequest(document, operation))};
if (${branch}) {
  console.log(getErrorMessage(error, "fr")${hasValue ? ", error.value" : ""});
}
`;
}

/** The text of a reference that is found within another error or by a rule. */
export function textSample({ reference, messages }: ErrorFile): string {
  const { example, for: variants } = messages[0] ?? {};
  const options = {
    ...(variants && { of: variants[0] }),
    ...(example && { values: example }),
    language: "fr",
  };
  return `import { getErrorText } from "@velours/sdk/errors";

console.log(getErrorText("${reference}", ${literal(options, "", 40)}));
`;
}
