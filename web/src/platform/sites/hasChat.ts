import type { Site } from "@velours/sdk/types";

/** True when this site has a chat. A provider without a key is not loaded. */
export const hasChat = ({ services = [] }: Pick<Site, "services">): boolean =>
  services.some(({ role, provider, key }) => role === "chat" && provider !== null && key !== null);
