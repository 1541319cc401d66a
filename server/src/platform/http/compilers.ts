import { validatorCompiler } from "@velours/sdk/shop";
import type { FastifyServerOptions } from "fastify";

/**
 * Validators are compiled with the contract, and responses are written as they are: Fastify's own compilers, a hundred files, are not
 * loaded at a start.
 */
export const compilers = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => () => JSON.stringify,
  },
  // Fastify's types know Ajv's compiler alone.
} as unknown as NonNullable<FastifyServerOptions["schemaController"]>;
