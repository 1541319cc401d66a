/** Written in front of the script by the gateway that serves it. */
declare const sandboxDelay: number;

/** Where this script was loaded from: the frames come from there too, and are believed only then. */
export const gatewayOrigin = new URL((document.currentScript as HTMLScriptElement).src).origin;

/** Milliseconds the sandbox takes for its answers: 200, or 0 in tests. */
export const delay = sandboxDelay;

/** Every call of the kit, in order, on `window.__sandbox.trace`; never card data. */
export function trace(provider: string, call: string, detail: Record<string, unknown> = {}): void {
  const page = window as typeof window & { __sandbox?: { trace: unknown[] } };
  page.__sandbox ??= { trace: [] };
  page.__sandbox.trace ??= [];
  page.__sandbox.trace.push({ provider, call, ...detail });
}

export function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}

export function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
