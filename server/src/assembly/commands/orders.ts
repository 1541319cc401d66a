import { doForOrders } from "../../domains/merchant/ordersCommand.ts";
import { withAuditedStore } from "../../platform/audit/withAuditedStore.ts";
import { requireStore } from "../../platform/store/dataDirectory.ts";
import { runCommand } from "./runCommand.ts";

/** Options whose words may name a person; the log has the others. */
const personal = /^--(reason)(=|$)/;

await runCommand(async (location, args) => {
  requireStore(location);
  const words = args.filter((word, index) => !personal.test(word) && !personal.test(args[index - 1] ?? ""));
  return withAuditedStore(location, ["orders", ...words].join(" "), ({ db }) => doForOrders(db, args));
});
