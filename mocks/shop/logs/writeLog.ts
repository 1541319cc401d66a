import type { Handler } from "../Handler.ts";

export const writeLog: Handler<"writeLog"> = () => ({ status: 204 });
