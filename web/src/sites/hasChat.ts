import type { Site } from "@velours/sdk/types";

/** Whether somebody answers by chat on this site: a provider without a key is not loaded. */
export const hasChat = ({ services = [] }: Pick<Site, "services">): boolean =>
  services.some(({ role, provider, key }) => role === "chat" && provider !== null && key !== null);
