import { doForStaff } from "../../domains/merchant/staffCommand.ts";
import { readSiteSettings } from "../../domains/sites/settings.ts";
import { audited, runOn } from "../../platform/audit/auditLog.ts";
import { openStore } from "../../platform/store/store.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(async (location, args) => {
  const store = await openStore(location);
  try {
    // The log names no address.
    const words = args.map((word) => (word.includes("@") ? "(address)" : word));
    const { site } = readSiteSettings(process.env);
    return await audited(runOn(store.db), ["staff", ...words].join(" "), () =>
      doForStaff(store.db, args, site),
    );
  } finally {
    await store.close();
  }
});
