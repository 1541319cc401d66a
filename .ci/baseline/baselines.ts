export type BrowserName = "chrome" | "edge" | "firefox" | "safari" | "safari_ios";
export type Baseline = Record<BrowserName, string>;

/** The oldest browsers that the storefront and the desk are built for: those that Tailwind CSS 4 needs. */
export const PAGES: Baseline = {
  chrome: "111",
  edge: "111",
  firefox: "128",
  safari: "16.4",
  safari_ios: "16.4",
};

/** The oldest browsers that the SDK runs in; its README names them too. */
export const SDK: Baseline = {
  chrome: "98",
  edge: "98",
  firefox: "97",
  safari: "15.4",
  safari_ios: "15.4",
};
