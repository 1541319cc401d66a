const bare = /^\/(checkout|join|login|forgot-password|reset-password|vibe\/[^/]+)\/?$/;

/** Pages without the global header and the cart; the path is without its language. */
export function isBare(path: string): boolean {
  return bare.test(path);
}
