import { parseArgs } from "node:util";
import { StartError } from "../../platform/config/StartError.ts";
import type { Db } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { endEverySession, endMemberSessions } from "../sessions/store.ts";
import { resetAuthenticator } from "./resetAuthenticator.ts";
import { findUser, type UserRow } from "./store/users.ts";

const usage = `npm run -w server members -- sign-out EMAIL
npm run -w server members -- sign-out --all
npm run -w server members -- reset-authenticator EMAIL [--language fr]
npm run -w server members -- export EMAIL
npm run -w server members -- erase EMAIL
npm run -w server members -- no-review-requests EMAIL

sign-out ends every session of a member, or of all. reset-authenticator removes a lost authenticator: the member is
signed out, gets an email (in English by default), and sets up another at the next sign-in. First verify that the request
comes from the member. export prints all that the shop keeps about a member or a guest as JSON, and erase deletes it; orders stay
without their buyer. no-review-requests is for members and guests who want no email that asks for a review. Stop the shop first when it runs on the embedded store.`;

/** Runs the command, and returns a sentence about the result. Throws a StartError that names what is wrong. */
export async function doForMembers(db: Db, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: args,
    allowPositionals: true,
    options: { all: { type: "boolean" }, language: { type: "string" } },
  });
  const [action, email, ...more] = positionals;
  const { all = false, language = "en" } = values;
  if (more.length > 0 || (language !== "en" && language !== "fr")) throw new StartError(usage);
  if (action === "sign-out" && all && email === undefined)
    return `${await endEverySession(db)} sessions ended.`;
  if (email === undefined || all) throw new StartError(usage);
  if (action === "sign-out") {
    const count = await endMemberSessions(db, (await getMember(db, email)).id);
    return `${count} sessions of ${email} ended.`;
  }
  if (action !== "reset-authenticator") throw new StartError(usage);
  const { id } = await getMember(db, email);
  await inTransaction(db, (trx) => resetAuthenticator(trx, id, language));
  return `${email} is signed out and sets up another authenticator at the next sign-in; they get an email about it.`;
}

async function getMember(db: Db, email: string): Promise<UserRow> {
  const user = await findUser(db, email);
  if (user === undefined) throw new StartError(`No member has the address ${email}.`);
  return user;
}
