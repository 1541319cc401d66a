import { lazyHydrated } from "../../platform/chunks/lazyHydrated.tsx";

// The page's own content works first.
export const Header = lazyHydrated(async () => (await import("./Header.tsx")).Header);
export const Footer = lazyHydrated(async () => (await import("./Footer.tsx")).Footer);
