import { useSyncExternalStore } from "react";
import { useShop } from "../api/useShop.ts";
import { formatDay } from "../text/formatDay.ts";

const never = () => () => {};

/** The day of a moment, in the reader's time zone; a page made by the server says it in UTC until it is taken over. */
export function LocalDay({ iso }: { iso: string }) {
  const { language } = useShop();
  const day = useSyncExternalStore(
    never,
    () => formatDay(iso, language, Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => formatDay(iso, language),
  );
  return <time dateTime={iso}>{day}</time>;
}
