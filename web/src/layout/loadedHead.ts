/** The `head` of a route whose loader returns it: its titles and texts stay out of every page's first load. */
export const loadedHead = <Head extends object>({
  loaderData,
}: {
  loaderData?: { head: Head } | undefined;
}) => loaderData?.head ?? {};
