import { doForStaff } from "../../domains/merchant/staffCommand.ts";
import { readSiteSettings } from "../../domains/sites/settings.ts";
import { withAuditedStore } from "../../platform/audit/withAuditedStore.ts";
import { runCommand } from "./runCommand.ts";

await runCommand((location, args) => {
  // The log names no address.
  const words = args.map((word) => (word.includes("@") ? "(address)" : word));
  return withAuditedStore(location, ["staff", ...words].join(" "), ({ db }) =>
    doForStaff(db, args, readSiteSettings(process.env).site),
  );
});
