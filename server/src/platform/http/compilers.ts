import { validatorCompiler } from "@velours/sdk/shop";
import type { Currency } from "@velours/sdk/types";
import type { FastifyServerOptions } from "fastify";
import { createSerializer } from "../keepKnown.ts";

/**
 * Validators are compiled with the contract, and responses are written by their schemas: Fastify's own compilers, a hundred files, are
 * not loaded at a start. Its serializer would write a wrong value, such as 0 for a number that is null; this one leaves it to the tests.
 */
export const createCompilers = (getCurrencies: () => readonly Currency[]) =>
  ({
    compilersFactory: {
      buildValidator: () => (route: { schema: unknown }) => validatorCompiler(route, getCurrencies),
      buildSerializer:
        () =>
        ({ schema }: { schema: object }) =>
          createSerializer(schema),
    },
    // Fastify's types know Ajv's compiler alone.
  }) as unknown as NonNullable<FastifyServerOptions["schemaController"]>;
