import type { Player } from "./FetchReplayer.ts";
import { recorder, type Step } from "./play.ts";

const challenge = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
const message = {
  name: "Ada",
  email: "visitor@example.com",
  topic: "order",
  order: "V-100023",
  message: "The parcel has not moved since Monday.",
};

/** Writes to customer service and asks for a notice of stock: rightly, again, wrongly, and as a robot. */
export async function playVisitor(player: Player): Promise<Step[]> {
  const { steps, ask } = recorder(player, { site: "boutique", language: "en" });
  const write = (name: string, body: object, key = "differential-message") =>
    ask(`createMessage ${name}`, "POST", "/services/messages", body, { "idempotency-key": key });
  const wait = (name: string, body: object, product = 100027) =>
    ask(`createStockNotice ${name}`, "POST", `/products/stock-notices/${product}`, body);

  await write("by a robot", { ...message, challenge: { ...challenge, token: "robot" } });
  await write("without proof", message);
  await write("first", { ...message, challenge });
  await write("again", { ...message, challenge });
  await write("again, as a robot", { ...message, challenge: { ...challenge, token: "robot" } });
  await write("changed", { ...message, message: "Another one.", challenge });
  await write("without an order", { ...message, order: null, challenge }, "differential-message-2");
  await write("of nobody", { ...message, email: "nobody", name: "", challenge }, "differential-message-3");
  await write("about nothing", { ...message, topic: "weather", challenge }, "differential-message-4");
  await ask("createMessage without a key", "POST", "/services/messages", { ...message, challenge });

  const notice = { email: "visitor@example.com", variant_id: 200058, region: "US", language: "en" };
  await wait("first", notice);
  await wait("again", notice);
  await wait("in French", { ...notice, language: "fr" });
  await wait("of another product's variant", { ...notice, variant_id: 200001 });
  await wait("of no variant", { ...notice, variant_id: 1 });
  await wait("of no product", notice, 1);
  await wait("for nobody", { ...notice, email: "nobody" });
  await wait("for nowhere", { ...notice, region: "XX" });
  return steps;
}
