import { doForMembers } from "../../domains/accounts/membersCommand.ts";
import { findUser } from "../../domains/accounts/store/users.ts";
import { audited, toQuery } from "../../platform/audit/auditLog.ts";
import { openStore } from "../../platform/store/store.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(async (location, args) => {
  const store = await openStore(location);
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
    return await audited(toQuery(store.db), command, () => doForMembers(store.db, args));
  } finally {
    await store.close();
  }
});
