/**
 * Features and those that each may import, beside the platform, which all may import. A feature names only
 * features above it in this list, so that no two of them form a circle. Their parts shown elsewhere come
 * through a slot, see `src/app/slots.ts`.
 */
const KNOWS = {
  cart: [],
  checkout: ["cart"],
  express: ["cart", "checkout"],
  track: ["checkout"],
  exitOffer: ["cart"],
  catalogue: ["cart"],
  search: ["catalogue"],
  wishlist: ["catalogue"],
  reviews: ["catalogue"],
  recommendations: ["cart", "catalogue"],
  campaigns: ["cart", "catalogue"],
  account: ["cart", "catalogue", "checkout"],
  legal: [],
  pages: ["catalogue", "legal", "recommendations"],
};

/** Folders of the platform. Each may import only those before it, so that they form no circle. */
const PLATFORM = [
  "browser",
  "chunks",
  "api",
  "queries",
  "text",
  "offline",
  "sites",
  "ui",
  "routing",
  "analytics",
  "session",
  "layout",
  "forms",
];

const FEATURES = "^web/src/features/";
const PARTS = "^web/src/platform/";

/** The floors of the storefront: app, features, platform. Imports point downward, those of types too. */
export default {
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    includeOnly: { path: "^web/src/" },
    exclude: { path: "^web/src/platform/text/generated/" },
  },
  forbidden: [
    {
      name: "platform-knows-no-feature",
      comment:
        "The platform serves any shop. Let the feature register its part (onSignOut, sessionStart, memberChange) or declare it (RouterContext), or let the caller pass it in.",
      severity: "error",
      from: { path: "^web/src/platform/" },
      to: { path: "^web/src/(features|app)/" },
    },
    ...PLATFORM.map((folder, at) => ({
      name: `platform-${folder}-knows-those-before-it`,
      comment: `It may know ${PLATFORM.slice(0, at).join(", ") || "no other folder"} (PLATFORM in web/.dependency-cruiser.mjs). Let the caller pass the rest in.`,
      severity: "error",
      from: { path: `${PARTS}${folder}/`, pathNot: "[.]test[.]" },
      to: { path: PARTS, pathNot: `${PARTS}(${PLATFORM.slice(0, at + 1).join("|")})/` },
    })),
    {
      name: "platform-is-listed",
      comment: "Name the folder in PLATFORM (web/.dependency-cruiser.mjs), behind those that it imports.",
      severity: "error",
      from: { path: PARTS, pathNot: `${PARTS}(${PLATFORM.join("|")})/` },
      to: { path: "^web/src/" },
    },
    {
      name: "features-know-no-app",
      comment:
        "The app knows the features, never the other way round. What several features need belongs to the platform.",
      severity: "error",
      from: { path: FEATURES },
      to: { path: "^web/src/app/" },
    },
    {
      name: "shop-knows-no-desk",
      comment: "The desk is a build of its own: the shop's pages load none of it.",
      severity: "error",
      from: { path: "^web/src/", pathNot: "^web/src/desk/" },
      to: { path: "^web/src/desk/" },
    },
    {
      name: "desk-knows-no-app",
      comment: "The desk has a router and a start of its own.",
      severity: "error",
      from: { path: "^web/src/desk/" },
      to: { path: "^web/src/app/" },
    },
    ...Object.entries(KNOWS).map(([feature, known]) => ({
      name: `${feature}-knows-its-own`,
      comment: `It may know ${known.join(", ") || "no other feature"} (KNOWS in web/.dependency-cruiser.mjs). Offer a slot that the app fills, or move what both need into the platform.`,
      severity: "error",
      from: { path: `${FEATURES}${feature}/` },
      to: { path: FEATURES, pathNot: `${FEATURES}(${[feature, ...known].join("|")})/` },
    })),
    {
      name: "others-know-no-feature",
      comment: "A feature that stands in no row of KNOWS (web/.dependency-cruiser.mjs) knows no other one.",
      severity: "error",
      from: { path: `${FEATURES}([^/]+)/`, pathNot: `${FEATURES}(${Object.keys(KNOWS).join("|")})/` },
      to: { path: FEATURES, pathNot: `${FEATURES}$1/` },
    },
  ],
};
