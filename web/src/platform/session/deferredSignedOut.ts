import { BRAND } from "@velours/sdk/rules";
import { browserStorage } from "../browser/browserStorage.ts";

const KEY = `${BRAND}_signed_out`;

const storage = browserStorage("sessionStorage");

/** The page that is about to load says that the session ended. */
export const deferSignedOut = (): void => storage.setItem(KEY, "1");

/** It is said on the page already. */
export const forgetSignedOut = (): void => storage.removeItem(KEY);

export const isSignedOutDeferred = (): boolean => storage.getItem(KEY) !== null;
