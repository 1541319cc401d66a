/** Calls recorded by the sandbox's adapters. */
type SandboxPage = typeof globalThis & { __sandbox?: { trace: object[] } };

/** Puts a call of a sandbox adapter on the page's trace. */
export function traceCall(call: { provider: string; call: string } & Record<string, unknown>): void {
  const page = globalThis as SandboxPage;
  page.__sandbox ??= { trace: [] };
  page.__sandbox.trace.push(call);
}
