import { doForMembers } from "../../domains/accounts/membersCommand.ts";
import { requireEmail } from "../../domains/accounts/requireEmail.ts";
import { findUser } from "../../domains/accounts/store/users.ts";
import { refuseReviewRequests } from "../../domains/orders/store/reviewRequests.ts";
import { erasePerson } from "../../domains/privacy/erasePerson.ts";
import { exportPerson } from "../../domains/privacy/exportPerson.ts";
import { audited, runOn } from "../../platform/audit/auditLog.ts";
import { requireStore } from "../../platform/store/dataDirectory.ts";
import { timeouts } from "../../platform/store/postgres.ts";
import type { Db } from "../../platform/store/schema.ts";
import { openStore } from "../../platform/store/store.ts";
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
  const store = await openStore({ ...location, timeout: timeouts.work });
  try {
    // The log stores the member's id, never their address.
    const named = await Promise.all(
      args.map(async (word) => {
        if (!word.includes("@")) return word;
        const user = await findUser(store.db, word);
        return user === undefined ? "(nobody)" : `member ${user.id}`;
      }),
    );
    const command = ["members", ...named].join(" ");
    const [action, email, ...more] = args;
    const privacy = email === undefined || more.length > 0 ? undefined : privacyActions[action ?? ""];
    return await audited(
      runOn(store.db),
      command,
      () => privacy?.(store.db, email as string) ?? doForMembers(store.db, args),
    );
  } finally {
    await store.close();
  }
});
