import { answerCredits, nothingEarned } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { readSite } from "../sites/store.ts";
import { memberCreditsId } from "./memberCreditsId.ts";
import { findMemberCredits, readCredits, readOtherCredits } from "./store.ts";

export const getCredits: Handler<"getCredits"> = async (request, context) => {
  const { user, refused } = requireUser(context, request.params.id);
  if (refused !== undefined) return refused;
  const { db } = context.store;
  return answerCredits(request, {
    site: context.site,
    isProven: hasProvenEmail(user),
    readSite: (code) => readSite(db, code),
    async readCredits({ code }, currency) {
      const place = { site: code, currency };
      const id = await findMemberCredits(db, user.id, place);
      return id === undefined
        ? nothingEarned(memberCreditsId(user.id, place), currency)
        : readCredits(db, id);
    },
    readOtherCredits: ({ code }, currency) => readOtherCredits(db, { site: code, currency, userId: user.id }),
  });
};
