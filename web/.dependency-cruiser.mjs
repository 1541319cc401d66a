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
    {
      name: "features-know-no-app",
      comment:
        "The app knows the features, never the other way round. What several features need belongs to the platform.",
      severity: "error",
      from: { path: "^web/src/features/" },
      to: { path: "^web/src/app/" },
    },
  ],
};
