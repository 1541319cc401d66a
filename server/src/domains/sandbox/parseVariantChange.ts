import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { InvalidRequestError } from "@velours/sdk/shop";

const changes = Type.Partial(
  Type.Object(
    {
      /** A single number holds in every currency. */
      price: Type.Union([Type.Number({ minimum: 0 }), Type.Record(Type.String(), Type.Number())]),
      level: Type.Union([
        Type.Literal("none"),
        Type.Literal("low"),
        Type.Literal("high"),
        Type.Literal("unlimited"),
      ]),
      inventory_policy: Type.Union([Type.Literal("deny"), Type.Literal("continue")]),
      /** False takes its product off sale. */
      enabled: Type.Boolean(),
      /** Null takes the variant off sale. */
      option1: Type.Union([Type.String(), Type.Null()]),
      /** Type of its product. */
      type: Type.String({ minLength: 1 }),
    },
    { additionalProperties: false },
  ),
);

/** Changes of a variant that the sandbox can make. */
export type VariantChange = Static<typeof changes>;

/** Throws InvalidRequestError, with the first thing that is wrong. */
export function parseVariantChange(body: unknown): VariantChange {
  const wrong = Value.Errors(changes, body).First();
  if (wrong !== undefined) throw new InvalidRequestError({ [wrong.path.slice(1) || "body"]: wrong.message });
  return body as VariantChange;
}
