import type { LocationRewrite } from "@tanstack/react-router";
import { stripLanguage, withLanguage } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";

/** Routes are written without a language: it is taken off on the way in and put back into every link. */
export function languageRewrite(language: Language): LocationRewrite {
  return {
    input: ({ url }) => {
      url.pathname = stripLanguage(url.pathname);
      return url;
    },
    output: ({ url }) => {
      url.pathname = withLanguage(url.pathname, language);
      return url;
    },
  };
}
