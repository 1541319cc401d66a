import type { PasswordCost } from "../domains/accounts/passwordCost.ts";

/** The least that Argon2id takes: what tests of accounts test is not the hash. */
export const cheapPasswordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };
