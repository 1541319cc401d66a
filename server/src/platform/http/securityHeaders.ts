import type { FastifyInstance } from "fastify";

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // For responses that are not pages: nothing in them may run. A page has its own policy.
  "content-security-policy":
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
};

/** Headers of every answer. `secure` adds what only makes sense behind HTTPS. */
export const securityHeaders = ({ secure }: { secure: boolean }): Record<string, string> =>
  secure ? { ...always, "strict-transport-security": "max-age=63072000; includeSubDomains" } : always;

/** Sends `headers` with every answer. */
export function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
