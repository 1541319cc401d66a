import { getRegionCurrency } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import { requireMember } from "../accounts/requireMember.ts";
import type { Handler } from "../Handler.ts";

export const getCredits: Handler<"getCredits"> = ({ params, query }, context) => {
  const { member, refused } = requireMember(context, params.id);
  if (refused) return refused;
  const site = query.filter?.site ?? context.site;
  const settings = context.session.shop.sites.get(site) as Site;
  const currency = query.configuration?.currency ?? getRegionCurrency(settings.regions[0]);
  const { credits } = context.session;
  const own = credits.open({ member: member.id }, { site, currency });
  if (member.proven)
    return {
      status: 200,
      body: { ...own, others: credits.others({ member: member.id }, settings, currency) },
    };
  const data = { uuid: own.uuid, balance: 0, date_expired: null };
  return { status: 200, body: { ...data, currency, data, history: [], others: [] } };
};
