/** Cost of a new password's Argon2id hash (RFC 9106). */
export interface PasswordCost {
  /** KiB. */
  memory: number;
  passes: number;
  /** Lanes. */
  parallelism: number;
}

/**
 * OWASP's second choice for Argon2id: 19 MiB, two passes, one lane.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
