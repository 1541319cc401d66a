/**
 * Why a rule says no: a reference of the contract's error catalogue, never a text.
 * `value` is the reference's value, `placeholders` fill its message, `variant` chooses among its messages:
 * the promotion type an entry is `for`.
 */
export interface Refusal<Reference extends string = string> {
  reference: Reference;
  value: unknown;
  placeholders?: Record<string, string | number>;
  variant?: string | undefined;
}
