import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Refuses: the mock has no jobs. */
export const retryJob: Handler<"retryJob"> = () => refuse("resourceDoesNotExist");
