import { createFileRoute, notFound } from "@tanstack/react-router";
import { noSearch } from "../../platform/routing/searchCodec.ts";

export const Route = createFileRoute("/404")({
  validateSearch: noSearch,
  // Not the loader: what it throws leaves the head without data.
  beforeLoad: async ({ context }) => ({
    head: await (await import("../../platform/routing/loadNotFound.ts")).loadNotFound(context),
  }),
  loader: () => {
    throw notFound();
  },
  head: ({ match }) => match.context.head,
});
