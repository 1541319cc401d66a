import type { Operation } from "../../generate/contract.ts";
import { formatCall } from "../../generate/examples/formatCall.ts";
import { sampleRequest } from "../../generate/examples/sampleRequest.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import { CLIENT_TOKEN, MERCHANT_KEY, MOCK } from "./request.ts";

/** The operation called with our SDK: a whole program, which the tests compile and run. */
export function sdkSample(document: OpenApiDocument, operation: Operation): string {
  const answersData = operation.answers.some(
    ({ status, answer }) => status < 300 && answer.content !== undefined,
  );
  return `${clientImport(operation)}

${clientLine(operation)}

const { ${answersData ? "data, " : ""}error } = ${formatCall(operation, sampleRequest(document, operation))};
${refused(document, operation)}
else console.log(${answersData ? "data" : '"done"'});
`;
}

/** The import of the client that has the operation. */
export const clientImport = ({ scopes }: Operation): string =>
  scopes === null
    ? 'import { createClient } from "@velours/sdk";'
    : 'import { createMerchantClient } from "@velours/sdk/merchant";';

export function clientLine({ scopes }: Operation, more = ""): string {
  const key = scopes !== null && `headers: { "x-merchant-key": "${MERCHANT_KEY}" },`;
  const lines = [`baseUrl: "${MOCK}/api",`, `clientToken: "${CLIENT_TOKEN}",`, key, more].filter(Boolean);
  return `const shop = ${scopes === null ? "createClient" : "createMerchantClient"}({\n${lines.map((line) => `  ${line}\n`).join("")}});`;
}

/** Some operations also pass on a third party's refusal, which has no reference. */
function refused(document: OpenApiDocument, operation: Operation): string {
  return answersBareErrors(document, operation)
    ? 'if (error && "reference" in error) console.error(error.reference, error.message);\nelse if (error) console.error(error);'
    : "if (error) console.error(error.reference, error.message);";
}

export function answersBareErrors({ components }: OpenApiDocument, { answers }: Operation): boolean {
  return answers
    .filter(({ status }) => status >= 400)
    .flatMap(({ answer }) => {
      const schema = answer.content?.["application/json"]?.schema;
      return schema?.oneOf ?? (schema ? [schema] : []);
    })
    .some(
      ({ $ref = "" }) =>
        components.schemas[$ref.replace("#/components/schemas/", "")]?.["x-error"] === undefined,
    );
}
