import type { AnyRouter } from "@tanstack/react-router";
import { startPictureTransitions } from "../../app/layout/pictureTransition.ts";
import { startOffline } from "./startOffline.ts";

/** What makes the shop feel like an app, and what no page needs to work. */
export async function startApp(router: AnyRouter): Promise<void> {
  startPictureTransitions(router);
  await startOffline(router);
}
