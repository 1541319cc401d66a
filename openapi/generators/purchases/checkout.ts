import contract from "../../../sdk/src/generated/openapi.json" with { type: "json" };

const { examples } =
  contract.paths["/services/payments/checkout"].post.requestBody.content["application/json"];
const [{ $ref }] = Object.values(examples) as [{ $ref: string }];
const all: Record<string, { value: unknown }> = contract.components.examples;

/** The contract's own example of a checkout, as JSON: each generator has a type of its own for it. */
export const checkout = all[$ref.replace("#/components/examples/", "")]?.value as object;
