/** A receiver of one kind of event, for every server that answers a Request with a Response. */
export const eventSample = (
  type: string,
): string => `import { InvalidSignatureError, parseWebhookEvent } from "@velours/sdk/webhooks";

const done = new Set<string>();

export async function receive(request: Request, secret: string): Promise<Response> {
  try {
    const event = await parseWebhookEvent(await request.text(), request.headers, secret);
    if (event.type === "${type}" && !done.has(event.id)) console.log(event.data);
    done.add(event.id);
    return new Response(null, { status: 204 });
  } catch (error) {
    return new Response(null, { status: error instanceof InvalidSignatureError ? 400 : 500 });
  }
}
`;
