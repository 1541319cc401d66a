import type { AnyRouter } from "@tanstack/react-router";
import { startOffline } from "../../platform/offline/startOffline.ts";
import { startPictureTransitions } from "./pictureTransition.ts";

/** Behaviour of an app that no page needs to work. */
export async function startApp(router: AnyRouter): Promise<void> {
  startPictureTransitions(router);
  await startOffline(router);
}
