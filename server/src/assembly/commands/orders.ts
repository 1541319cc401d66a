import { doForOrders } from "../../domains/merchant/ordersCommand.ts";
import { audited, runOn } from "../../platform/audit/auditLog.ts";
import { requireStore } from "../../platform/store/dataDirectory.ts";
import { timeouts } from "../../platform/store/postgres.ts";
import { openStore } from "../../platform/store/store.ts";
import { runCommand } from "./runCommand.ts";

/** Options whose words may name a person; the log has the others. */
const personal = /^--(reason)(=|$)/;

await runCommand(async (location, args) => {
  requireStore(location);
  const store = await openStore({ ...location, timeout: timeouts.work });
  try {
    const words = args.filter((word, index) => !personal.test(word) && !personal.test(args[index - 1] ?? ""));
    return await audited(runOn(store.db), ["orders", ...words].join(" "), () => doForOrders(store.db, args));
  } finally {
    await store.close();
  }
});
