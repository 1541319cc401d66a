/** True when a `Prefer` header names an answer of the contract; the `wait` that the SDK sends with a key does not. */
export const asksForExample = (prefer: string): boolean => /\b(example|code|dynamic)=/.test(prefer);
