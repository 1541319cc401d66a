import type { Handler } from "../../platform/contract.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { toEmailReader } from "../../platform/mail/EmailReader.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { queueCode } from "./store/oneTimeCodes.ts";
import { ticketCookie } from "./ticketCookie.ts";

/** Sends the member a code that proves their address. */
export const createEmailCode: Handler<"createEmailCode"> = async (_input, context) => {
  const { user, refused } = requireUser(context);
  if (refused) return refused;
  if (hasProvenEmail(user)) return { status: 204 };
  const limited = await throttleRequest(context, [
    { limit: "codeIp", of: context.ip },
    // Anyone can join with any address: the limit protects its owner's mailbox.
    { limit: "emailCodes", of: user.id },
  ]);
  if (limited !== null) return limited;
  const { config, store } = context;
  const ticket = await inTransaction(store.db, (trx) =>
    queueCode(trx, user.id, toEmailReader(context), "email-code"),
  );
  return { status: 204, headers: { "set-cookie": ticketCookie(config, ticket) } };
};
