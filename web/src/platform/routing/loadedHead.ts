/**
 * The `head` of a route whose loader returns it: its titles and texts stay out of every page's first load. Where the
 * content is missing, the loader's failure has one.
 */
export const loadedHead = <Data extends { head: object }>({
  loaderData,
  match,
}: {
  loaderData?: Data | undefined;
  match: { error?: unknown };
}) => loaderData?.head ?? (match.error as { data?: Data } | undefined)?.data?.head ?? {};
