const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/**
 * An address for each server of `postgres://user@first:5432,second:5432/database`, which names several hosts as libpq
 * does: https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS. Empty for any other text.
 */
export function readDatabaseServers(address: string): string[] {
  const [, start, hosts, rest] = severalHosts.exec(address) ?? [];
  if (start === undefined || hosts === undefined) return [];
  const servers = hosts.split(",").map((host) => `${start}${host}${rest}`);
  const named = servers.length === 1 || hosts.split(",").every((host) => host !== "");
  return named && servers.every((server) => URL.canParse(server) && canDecode(server)) ? servers : [];
}

/** The driver decodes user, password and database, unless a percent sign is there that encodes nothing. */
function canDecode(address: string): boolean {
  if (/%(?![0-9a-f]{2})/i.test(address)) return true;
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}
