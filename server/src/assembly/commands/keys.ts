import { doForKeys } from "../../domains/merchant/keysCommand.ts";
import { audited, runOn } from "../../platform/audit/auditLog.ts";
import { openStore } from "../../platform/store/store.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(async (location, args) => {
  const store = await openStore(location);
  try {
    return await audited(runOn(store.db), ["keys", ...args].join(" "), () => doForKeys(store.db, args));
  } finally {
    await store.close();
  }
});
