import { getRegionCurrency } from "@velours/sdk/rules";
import { type Handler, refuse } from "../../platform/contract.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { readSite } from "../sites/store.ts";
import { memberCreditsId } from "./memberCreditsId.ts";
import {
  type BalanceRecord,
  type CreditsPlace,
  findMemberCredits,
  readCredits,
  readOtherCredits,
} from "./store.ts";

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
  const id = await findMemberCredits(db, user.id, place);
  if (!hasProvenEmail(user))
    return { status: 200, body: { ...nothingEarned(user.id, place, id), others: [] } };
  const balance = id === undefined ? nothingEarned(user.id, place) : await readCredits(db, id);
  const others = await readOtherCredits(db, { ...place, userId: user.id });
  return { status: 200, body: { ...balance, others } };
};

function nothingEarned(userId: number, place: CreditsPlace, id?: string): BalanceRecord {
  const data = { uuid: id ?? memberCreditsId(userId, place), balance: 0, date_expired: null };
  return { ...data, currency: place.currency, data, history: [] };
}
