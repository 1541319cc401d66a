import { demo } from "../demo.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getSite: Handler<"getSite"> = ({ params }) => {
  const site = demo.sites.get(params.site);
  return site === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: site };
};
