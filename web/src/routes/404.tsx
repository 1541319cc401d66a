import { createFileRoute, notFound } from "@tanstack/react-router";
import { noSearch } from "../searchCodec.ts";

export const Route = createFileRoute("/404")({
  validateSearch: noSearch,
  // A loader that throws gives its head no data, so it is loaded before.
  beforeLoad: async ({ context }) => ({
    head: await (await import("../pages/loadNotFound.ts")).loadNotFound(context),
  }),
  loader: () => {
    throw notFound();
  },
  head: ({ match }) => match.context.head,
});
