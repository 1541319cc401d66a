import { doForKeys } from "../../domains/merchant/keysCommand.ts";
import { withAuditedStore } from "../../platform/audit/withAuditedStore.ts";
import { runCommand } from "./runCommand.ts";

await runCommand((location, args) =>
  withAuditedStore(location, ["keys", ...args].join(" "), ({ db }) => doForKeys(db, args)),
);
