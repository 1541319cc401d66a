import { formatDay } from "@velours/sdk/rules";
import { useSyncExternalStore } from "react";
import { useShop } from "../api/useShop.ts";

const never = () => () => {};

/** The day of a moment, in the reader's time zone; a page made by the server says it in UTC until it is taken over. */
export function LocalDay({ iso }: { iso: string }) {
  const { locale } = useShop();
  const day = useSyncExternalStore(
    never,
    () => formatDay(iso, locale, Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => formatDay(iso, locale),
  );
  return <time dateTime={iso}>{day}</time>;
}
