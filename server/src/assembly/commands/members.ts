import { doForMembers } from "../../domains/accounts/membersCommand.ts";
import { requireEmail } from "../../domains/accounts/requireEmail.ts";
import { findUser } from "../../domains/accounts/store/users.ts";
import { refuseReviewRequests } from "../../domains/orders/store/reviewRequests.ts";
import { erasePerson } from "../../domains/privacy/erasePerson.ts";
import { exportPerson } from "../../domains/privacy/exportPerson.ts";
import { withAuditedStore } from "../../platform/audit/withAuditedStore.ts";
import { requireStore } from "../../platform/store/dataDirectory.ts";
import type { Db } from "../../platform/store/schema.ts";
import { runCommand } from "./runCommand.ts";

const privacyActions: Record<string, (db: Db, email: string) => Promise<string>> = {
  export: exportPerson,
  erase: erasePerson,
  "no-review-requests": async (db, email) => {
    // A buyer whom the shop does not know yet may refuse, too.
    requireEmail(email);
    await refuseReviewRequests(db, email);
    return `${email} is not asked for reviews any more.`;
  },
};

await runCommand(async (location, args) => {
  requireStore(location);
  const [action = "", email, ...more] = args;
  const privacy = email === undefined || more.length > 0 ? undefined : privacyActions[action];
  return withAuditedStore(
    location,
    // The log stores the member's id, never their address.
    async ({ db }) => {
      const words = args.map(async (word) => {
        if (!word.includes("@")) return word;
        const user = await findUser(db, word);
        return user === undefined ? "(nobody)" : `member ${user.id}`;
      });
      return ["members", ...(await Promise.all(words))].join(" ");
    },
    ({ db }) => privacy?.(db, email as string) ?? doForMembers(db, args),
  );
});
