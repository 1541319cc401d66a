import { parseArgs } from "node:util";
import { staffRoles } from "@velours/sdk/rules";
import { StartError } from "../../platform/config/StartError.ts";
import type { Db } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { requireEmail } from "../accounts/requireEmail.ts";
import { findUser } from "../accounts/store/users.ts";
import { addStaff } from "./addStaff.ts";
import { parseSites } from "./parseSites.ts";
import { removeStaffMember } from "./removeStaffMember.ts";
import { listStaffRows } from "./store/staff.ts";

const usage = `npm run -w server staff -- add EMAIL --role owner [--site boutique] [--language fr]
npm run -w server staff -- list
npm run -w server staff -- remove EMAIL

People who work for the shop at its desk. add makes a member of the address when there is none, gives them the role, for
the sites that are named or for all, and sends an email with a link to choose a password. The roles are
${staffRoles.join(", ")}. They sign in with an authenticator always. remove takes the role away and signs them out; they
stay a member. Stop the shop first when it runs on the embedded store.`;

/** Runs the command, and returns what to print. Throws a StartError that names what is wrong. */
export async function doForStaff(db: Db, args: string[], site: string): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      role: { type: "string" },
      site: { type: "string", multiple: true },
      language: { type: "string" },
    },
  });
  const [action, email, ...more] = positionals;
  const { language = "en" } = values;
  if (more.length > 0 || (language !== "en" && language !== "fr")) throw new StartError(usage);
  if (action === "list" && email === undefined) return formatStaff(await listStaffRows(db));
  if (email === undefined) throw new StartError(usage);
  if (action === "add") {
    requireEmail(email);
    const role = staffRoles.find((candidate) => candidate === values.role);
    if (role === undefined)
      throw new StartError(
        `The role is ${values.role ?? "missing"}, but it must be one of ${staffRoles.join(", ")}.`,
      );
    const sites = await parseSites(db, values.site);
    await inTransaction(db, (trx) => addStaff(trx, { email, role, sites, language, site }));
    return `${email} is ${role} now, and gets an email with the next steps.`;
  }
  if (action !== "remove") throw new StartError(usage);
  const user = await findUser(db, email);
  const isRemoved = user !== undefined && (await inTransaction(db, (trx) => removeStaffMember(trx, user.id)));
  if (!isRemoved)
    throw new StartError(`${email} does not work for the shop: npm run -w server staff -- list`);
  return `${email} works for the shop no more.`;
}

function formatStaff(staff: Awaited<ReturnType<typeof listStaffRows>>): string {
  if (staff.length === 0)
    return "Nobody works for the shop yet: npm run -w server staff -- add EMAIL --role owner";
  return staff
    .map(({ email, role, sites, ready, used_at }) =>
      [
        email,
        role,
        sites === null ? "all sites" : sites.join(","),
        ready ? "with authenticator" : "has not signed in yet",
        ...(used_at === null ? [] : [`last seen ${used_at}`]),
      ].join("  "),
    )
    .join("\n");
}
