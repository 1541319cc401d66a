import type { MemberSession, MerchantSite, User } from "@velours/sdk/types";
import { toLogin } from "../testing/openDesk.ts";
import type { Player } from "./FetchReplayer.ts";
import { recorder, type Step } from "./play.ts";

const promotion = {
  id: 990_201,
  name: "HALFPRICE",
  type: "percentage",
  discount: 50,
  enabled: true,
  site: "boutique",
};

/** The owner proposes a promotion that the shopkeeper approves, rejects another one, and ends a session of their own. */
export async function playConsent(
  player: Player,
  codes: Record<"owner" | "shopkeeper", string>,
): Promise<Step[]> {
  const { steps, ask } = recorder(player, { site: "boutique", language: "en" });
  const signIn = (role: "owner" | "shopkeeper") =>
    ask<User>(`login ${role}`, "POST", "/services/authentication", {
      ...toLogin(`${role}@example.com`),
      MFA: { type: "TOTP", token: codes[role] },
    });
  let requests = 0;
  const write = <Body>(name: string, method: string, path: string, body?: unknown) => {
    requests += 1;
    return ask<Body>(name, method, path, body, { "idempotency-key": `differential-consent-${requests}` });
  };
  const propose = (name: string, id: number) =>
    write<{ value: { id: number } }>(`saveMerchantPromotion ${name}`, "PUT", `/merchant/promotions/${id}`, {
      ...promotion,
      id,
      name: `${promotion.name}${id}`,
    });
  const approve = (name: string, id: number) =>
    write(`approveProposal ${name}`, "POST", `/merchant/proposals/${id}/approve`);

  const { id: owner } = await signIn("owner");
  const { body } = await player.ask("GET", "/api/merchant/sites/boutique", { site: "boutique" });
  await player.ask("PUT", "/api/merchant/sites/boutique", {
    site: "boutique",
    body: { ...(body as MerchantSite).site, approvals: { promotionAbovePercent: 40 } },
    headers: { "idempotency-key": "differential-consent" },
  });
  const first = await propose("first", 990_201);
  const second = await propose("second", 990_202);
  await approve("of one's own", first.value.id);
  await write("rejectProposal", "POST", `/merchant/proposals/${second.value.id}/reject`, { reason: "Later" });
  await approve("of a rejected one", second.value.id);
  const sessions = `/merchant/staff/${owner}/sessions`;
  const { body: signedIn } = await player.ask("GET", `/api${sessions}`, { site: "boutique" });
  const own = (signedIn as MemberSession[]).find(({ current }) => current);
  await write("endStaffSession", "DELETE", `${sessions}/${own?.id}`);
  await ask("listStaffSessions once it has ended", "GET", sessions);
  await signIn("shopkeeper");
  await ask("listProposals waiting", "GET", "/merchant/proposals?state=waiting");
  await approve("of another person's", first.value.id);
  await approve("again", first.value.id);
  await approve("of a rejected one by another person", second.value.id);
  await approve("of none", 999_999);
  await ask("listProposals", "GET", "/merchant/proposals");
  await ask("listStaffSessions by a shopkeeper", "GET", sessions);
  return steps;
}
