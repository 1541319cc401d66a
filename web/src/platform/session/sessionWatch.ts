import { watchSession } from "@velours/sdk";
import { BRAND, storageNames } from "@velours/sdk/rules";
import { deferSignedOut } from "./deferredSignedOut.ts";
import { readMember } from "./memberCookie.ts";
import { reloadPage } from "./reloadHold.ts";

/** A guest's, as every answer says it. */
export const GUEST_REVISION = 1;

const KEY = storageNames("", BRAND).sessionRevision;
const memory = new Map<string, unknown>();

/** Watches the answers of this page for a session that ended or changed elsewhere; then the page loads anew. Browser only. */
export const sessionWatch = watchSession({
  onInvalid() {
    const wasMember = Number(memory.get(KEY) ?? GUEST_REVISION) > GUEST_REVISION;
    // Without the member's cookie the page that loads takes its shopper for a guest, and asks nobody.
    if (wasMember && readMember() === undefined) deferSignedOut();
    reloadPage();
  },
  memory,
  key: KEY,
});
