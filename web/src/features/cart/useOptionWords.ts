import { useEffect, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";

/** Says a line's options ('Violet / S') in the page's language. The French words are fetched when they are needed. */
export function useOptionWords(): (options: string) => string {
  const { language, defaultLanguage } = useShop();
  const [say, setSay] = useState<(options: string) => string>(() => (options: string) => options);
  useEffect(() => {
    if (language === "en" || defaultLanguage === "fr") return;
    import("../../platform/text/optionWord.ts").then(
      ({ optionWord }) =>
        setSay(
          () => (options: string) =>
            options
              .split(" / ")
              .map((value) => optionWord(value, { language, defaultLanguage }))
              .join(" / "),
        ),
      // The words stay as the catalogue has them.
      () => {},
    );
  }, [language, defaultLanguage]);
  return say;
}
