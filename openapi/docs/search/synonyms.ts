/** Words that people type for a page, where the page says it in others. */
export const synonyms: Readonly<Record<string, string>> = {
  "guides/mock": "mock msw fixtures stub fake record replay call log har storybook vitest jest playwright",
  "guides/test-data": "test card number credentials fixtures demo data sample codes",
  "guides/pagination": "paging pages cursor offset next page infinite scroll",
  "guides/versions":
    "versioning version upgrade upgrades migration breaking change sunset deprecated deprecation header semver",
  "guides/changes": "changelog release notes what is new history",
  "guides/rate-limits": "rate limit limits throttling quota too many requests 429",
  "guides/pictures": "image images img src photo broken picture cdn",
  "guides/network": "timeout retry cors proxy cache caching etag 304 not modified",
  "guides/first-purchase": "getting started quickstart install tutorial",
  "guides/sessions": "login sign in authentication cookie oauth",
  "guides/sdk": "client library typescript javascript",
  "guides/your-own-stack": "python go java backend implement server example",
  "guides/conformance": "contract test validate implementation certification",
};
