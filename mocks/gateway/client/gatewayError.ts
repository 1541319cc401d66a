export interface GatewayError extends Error {
  name: "BraintreeError";
  /** A code of the real SDK. */
  code: string;
  details?: { invalidFieldKeys?: string[] };
}

export function gatewayError(code: string, message: string, details?: GatewayError["details"]): GatewayError {
  return Object.assign(new Error(message), { name: "BraintreeError" as const, code, details });
}
