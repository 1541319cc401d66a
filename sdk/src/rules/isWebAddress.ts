import { parseUrl } from "../parseUrl.ts";

/** True for an address of the web, and for a path on the site's own host: two slashes lead to another one. */
export const isWebAddress = (address: string): boolean =>
  /^(https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i.test(address) && parseUrl(address, "https://host") !== null;
