import { parseArgs } from "node:util";
import { merchantScopes } from "@velours/sdk/rules";
import { endOfDay, presentKey } from "@velours/sdk/shop";
import type { MerchantScope } from "@velours/sdk/types";
import { StartError } from "../../platform/config/StartError.ts";
import type { Db } from "../../platform/store/schema.ts";
import { createKey } from "./createKey.ts";
import { parseSites } from "./parseSites.ts";
import { listKeyRows, revokeKey } from "./store/merchantKeys.ts";

const usage = `npm run -w server keys -- create NAME --scope orders:read [--scope orders:write] [--site boutique] [--expires 2027-01-31]
npm run -w server keys -- list
npm run -w server keys -- revoke ID

Keys of merchants' programs, which send them as x-merchant-key. create prints the key once: the store has only its hash.
A scope says what it may do: ${merchantScopes.join(", ")}.
It is for the sites that are named, or for all. A key works to the end of the day that --expires names, in UTC, or until
it is revoked. Stop the shop first when it runs on the embedded store.`;

/** Runs the command, and returns what to print. Throws a StartError that names what is wrong. */
export async function doForKeys(db: Db, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      scope: { type: "string", multiple: true },
      site: { type: "string", multiple: true },
      expires: { type: "string" },
    },
  });
  const [action, subject, ...more] = positionals;
  const { scope: scopes = [] } = values;
  if (more.length > 0) throw new StartError(usage);
  if (action === "list" && subject === undefined) return formatKeys(await listKeyRows(db));
  if (subject === undefined) throw new StartError(usage);
  if (action === "create") {
    if (scopes.length === 0) throw new StartError(`The key needs a --scope.\n\n${usage}`);
    const unknown = scopes.find((scope) => !isScope(scope));
    if (unknown !== undefined)
      throw new StartError(`There is no scope ${unknown}; the scopes are ${merchantScopes.join(", ")}.`);
    const expires = values.expires === undefined ? null : parseLastDay(values.expires);
    const sites = await parseSites(db, values.site);
    return createKey(db, subject, [...new Set(scopes.filter(isScope))], { expires, sites });
  }
  if (action !== "revoke") throw new StartError(usage);
  const id = /^\d{1,15}$/.test(subject) ? Number(subject) : 0;
  if (!(await revokeKey(db, id)))
    throw new StartError(`No key in use has the id ${subject}: npm run -w server keys -- list`);
  return `Key ${id} is revoked.`;
}

/** The end of a day, which must be to come. */
function parseLastDay(text: string): Date {
  const end = endOfDay(text);
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && end.getTime() > Date.now() && end.toJSON().startsWith(text);
  if (!isDay) throw new StartError(`--expires is ${text}, but it must be a day to come, such as 2027-01-31.`);
  return end;
}

const isScope = (text: string): text is MerchantScope => (merchantScopes as readonly string[]).includes(text);

function formatKeys(keys: Awaited<ReturnType<typeof listKeyRows>>): string {
  if (keys.length === 0)
    return "There is no key yet: npm run -w server keys -- create NAME --scope orders:read";
  return keys
    .map(presentKey)
    .map(({ id, name, scopes, sites, madeBy, lastUsedAt, revokedAt, endsAt }) => {
      const state = revokedAt
        ? `revoked ${revokedAt}`
        : lastUsedAt
          ? `last used ${lastUsedAt}`
          : "never used";
      const hasEnded = endsAt !== null && Date.parse(endsAt) <= Date.now();
      const end = endsAt === null ? [] : [`${hasEnded ? "expired" : "expires"} ${endsAt}`];
      const maker = madeBy === null ? [] : [`made by ${madeBy.username}`];
      const only = sites === null ? [] : [`for ${sites.join(",")}`];
      return [id, name, scopes.join(",") || "nothing any more", ...only, ...maker, state, ...end].join("  ");
    })
    .join("\n");
}
