import { parseArgs } from "node:util";
import { StartError } from "../../platform/config/StartError.ts";
import type { Db } from "../../platform/store/schema.ts";
import { createKey, type MerchantScope, merchantScopes } from "./createKey.ts";
import { listKeys, revokeKey } from "./store.ts";

const usage = `npm run keys -- create NAME --scope orders:read [--scope orders:write]
npm run keys -- list
npm run keys -- revoke ID

Keys of merchants' programs, which send them as x-merchant-key. create prints the key once: the store has only its hash.
A scope says what it may do: ${merchantScopes.join(", ")}. Stop the shop first when it runs on the embedded store.`;

/** Runs the command, and returns what to print. Throws a StartError that names what is wrong. */
export async function doForKeys(db: Db, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { scope: { type: "string", multiple: true } },
  });
  const [action, subject, ...more] = positionals;
  const { scope: scopes = [] } = values;
  if (more.length > 0) throw new StartError(usage);
  if (action === "list" && subject === undefined) return formatKeys(await listKeys(db));
  if (subject === undefined) throw new StartError(usage);
  if (action === "create") {
    if (scopes.length === 0) throw new StartError(`The key needs a --scope.\n\n${usage}`);
    const unknown = scopes.find((scope) => !isScope(scope));
    if (unknown !== undefined)
      throw new StartError(`There is no scope ${unknown}; the scopes are ${merchantScopes.join(", ")}.`);
    return createKey(db, subject, [...new Set(scopes.filter(isScope))]);
  }
  if (action !== "revoke") throw new StartError(usage);
  const id = /^\d{1,15}$/.test(subject) ? Number(subject) : 0;
  if (!(await revokeKey(db, id)))
    throw new StartError(`No key in use has the id ${subject}: npm run keys -- list`);
  return `Key ${id} is revoked.`;
}

const isScope = (text: string): text is MerchantScope => (merchantScopes as readonly string[]).includes(text);

function formatKeys(keys: Awaited<ReturnType<typeof listKeys>>): string {
  if (keys.length === 0) return "There is no key yet: npm run keys -- create NAME --scope orders:read";
  return keys
    .map(({ id, name, scopes, used_at, revoked_at }) => {
      const state = revoked_at ? `revoked ${revoked_at}` : used_at ? `last used ${used_at}` : "never used";
      return [id, name, scopes.join(","), state].join("  ");
    })
    .join("\n");
}
