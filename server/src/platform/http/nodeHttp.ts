import { createRequire } from "node:module";

/** An import statement would read every export of node:http, and with them load all of fetch and WebSocket at a start. */
export const http = createRequire(import.meta.url)("node:http") as typeof import("node:http");
