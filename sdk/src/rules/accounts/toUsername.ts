/** A first username from an address; the member can take another one. */
export const toUsername = (email: string): string =>
  (email.split("@")[0] ?? "")
    .replace(/[^A-Za-z0-9_-]/g, "")
    .slice(0, 50)
    .padEnd(2, "_");
