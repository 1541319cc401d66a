import type { LocationRewrite } from "@tanstack/react-router";
import { type AddressLanguage, stripLanguage, withLanguage } from "@velours/sdk/rules";

/** Routes are written without a language: it is taken off on the way in and put back into every link. */
export function languageRewrite(language: AddressLanguage): LocationRewrite {
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
