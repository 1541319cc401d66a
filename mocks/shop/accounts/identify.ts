import type { Handler } from "../Handler.ts";

const year = 365 * 24 * 60 * 60;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const identify: Handler<"identify"> = (_input, { session, cookies, country }) => {
  const cookie = cookies.velours_identity;
  if (cookie !== undefined && uuid.test(cookie)) session.identity = cookie;
  const id = session.identity;
  return {
    status: 200,
    body: { uuid: id, geoip: { country } },
    headers: { "set-cookie": `velours_identity=${id}; Path=/; Max-Age=${year}; SameSite=Lax` },
  };
};
