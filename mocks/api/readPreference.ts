/** An answer of the contract, as Prism's `Prefer` header names it. */
export interface Preference {
  example?: string;
  /** Its status. */
  code?: string;
}

/** The answer that a `Prefer` header asks for; undefined for one that asks for none, as the SDK's `wait` does. */
export function readPreference(prefer: string): Preference | undefined {
  if (!/\b(example|code|dynamic)=/.test(prefer)) return undefined;
  const example = /\bexample=([^\s,;]+)/.exec(prefer)?.[1];
  const code = /\bcode=(\d{3})/.exec(prefer)?.[1];
  return { ...(example && { example }), ...(code && { code }) };
}
