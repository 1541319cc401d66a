import { createFileRoute } from "@tanstack/react-router";
import { PreparedScreen } from "../../features/checkout/prepared/PreparedScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

export const Route = createFileRoute("/draft/$token")({
  validateSearch: noSearch,
  loader: async ({ context }) =>
    (await import("../../features/checkout/prepared/loadPrepared.ts")).loadPrepared(context),
  head: loadedHead,
  component: () => <PreparedScreen token={Route.useParams().token} />,
});
