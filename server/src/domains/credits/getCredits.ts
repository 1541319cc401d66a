import { getRegionCurrency } from "@velours/sdk/rules";
import { type Handler, refuse } from "../../platform/contract.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { readSite } from "../sites/store.ts";
import { type BalanceRecord, findOpenCredits, openCredits, readCredits, readOtherCredits } from "./store.ts";

/**
 * Balance of the signed-in member on a site in a currency, and its history. Nothing before their address is
 * proven: until then it waits under the address.
 */
export const getCredits: Handler<"getCredits"> = async ({ params, query }, context) => {
  const { user, refused } = requireUser(context, params.id);
  if (refused !== undefined) return refused;
  const site = query.filter?.site ?? context.site;
  const { db } = context.store;
  const settings = await readSite(db, site);
  if (settings === undefined) return refuse("resourceDoesNotExist");
  const currency = query.configuration?.currency ?? getRegionCurrency(settings.regions[0]);
  const place = { site, currency };
  const owner = { userId: user.id };
  const open = await findOpenCredits(db, owner, place);
  const id = open ?? (await inTransaction(db, (trx) => openCredits(trx, owner, place)));
  const balance = await readCredits(db, id);
  if (!hasProvenEmail(user)) return { status: 200, body: { ...withoutBalance(balance), others: [] } };
  const others = await readOtherCredits(db, { ...place, userId: user.id });
  return { status: 200, body: { ...balance, others } };
};

function withoutBalance({ uuid, currency }: BalanceRecord): BalanceRecord {
  const data = { uuid, balance: 0, date_expired: null };
  return { ...data, currency, data, history: [] };
}
