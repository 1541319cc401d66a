import { answerCredits } from "@velours/sdk/shop";
import { requireMember } from "../accounts/requireMember.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";

export const getCredits: Handler<"getCredits"> = (request, context) => {
  const { member, refused } = requireMember(context, request.params.id);
  if (refused) return refused;
  const { credits, sites } = context.session;
  const owner = { member: member.id };
  return answerCredits(request, {
    site: context.site,
    isProven: member.proven,
    readSite: (code) => sites.get(code),
    readCredits: ({ code }, currency) => credits.open(owner, { site: code, currency }),
    readOtherCredits: (site, currency) => credits.others(owner, site, currency),
  }) as Promise<MockResponse>;
};
