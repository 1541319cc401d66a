import { hydrateLater } from "../../platform/chunks/hydrateLater.tsx";

// The page's own content works first. Both parts are one chunk.
export const Header = hydrateLater(async () => (await import("./frameParts.ts")).Header, "header");
export const Footer = hydrateLater(async () => (await import("./frameParts.ts")).Footer, "footer");
