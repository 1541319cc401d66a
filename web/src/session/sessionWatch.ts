import { watchSession } from "@velours/sdk";
import { BRAND, storageNames } from "@velours/sdk/rules";
import { reloadPage } from "./reloadHold.ts";

/** Watches the answers of this page for a session that ended or changed elsewhere; then the page loads anew. Browser only. */
export const sessionWatch = watchSession({
  onInvalid: reloadPage,
  key: storageNames("", BRAND).sessionRevision,
});
