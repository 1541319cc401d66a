import type { Contract } from "../../generate/contract.ts";
import { follow } from "../../generate/contract.ts";
import { namedExamples } from "../../generate/examples/sampleRequest.ts";
import type { MediaType, OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import type { Schema } from "../../generate/schema.ts";
import type { Page } from "../Page.ts";
import { eventSample } from "../samples/eventSample.ts";
import { listFields, OPENED } from "../schema/fields.ts";

type Webhook = NonNullable<OpenApiDocument["webhooks"]>[string]["post"];

const list = ({ document }: Contract) => Object.entries(document.webhooks ?? {});

/** Addresses of the pages of events, by the kind of event. */
export const eventPaths = (contract: Contract): Map<string, string> =>
  new Map(list(contract).map(([type, { post }]) => [type, `events/${post.operationId}`]));

/** A page for each kind of event that the shop sends, and the list of them. */
export function eventPages(contract: Contract): Page[] {
  const paths = eventPaths(contract);
  const link = (type: string) => `[\`${type}\`](/${paths.get(type)})`;
  const events = list(contract);
  if (events.length === 0) return [];
  return [
    {
      path: "events/index",
      kind: "list",
      title: "Events",
      summary: "Every kind of event that the shop sends to webhooks.",
      blocks: [
        {
          kind: "prose",
          markdown:
            "`createWebhook` says where events are sent. [The guide](/guides/events) has a whole receiver, and says when an event is sent again.",
        },
        {
          kind: "table",
          head: ["Event", "When"],
          rows: events.map(([type, { post }]) => [link(type), post.summary ?? ""]),
        },
      ],
    },
    ...events.map(([type, { post }]) => eventPage(contract, type, post, link)),
  ];
}

function eventPage(
  { document }: Contract,
  type: string,
  webhook: Webhook,
  link: (type: string) => string,
): Page {
  const body = follow<{ content?: Record<string, MediaType> }>(document, webhook.requestBody ?? {});
  const media = body.content?.["application/json"];
  const followers = webhook["x-followed-by"] ?? [];
  return {
    path: `events/${webhook.operationId}`,
    kind: "event",
    title: type,
    summary: `${webhook.summary}.`,
    trail: [{ title: "Events", path: "events/index" }],
    blocks: [
      { kind: "prose", markdown: `**${webhook.summary}.**` },
      { kind: "heading", level: 2, text: "When it is sent" },
      { kind: "prose", markdown: webhook.description ?? "" },
      { kind: "heading", level: 2, text: "Its body" },
      { kind: "fields", fields: listFields(document, media?.schema as Schema, OPENED), label: "Body" },
      { kind: "heading", level: 2, text: "What may follow" },
      {
        kind: "prose",
        markdown:
          followers.length > 0
            ? `${followers.map(link).join(", ")}. Events come in no promised order.`
            : "Nothing about the same.",
      },
      { kind: "heading", level: 2, text: "Get it" },
      {
        kind: "prose",
        markdown: `Make a webhook with \`createWebhook\` and \`"events": ["${type}"]\`. [The guide](/guides/events) says how events are delivered.`,
      },
    ],
    aside: [
      { kind: "code", language: "ts", title: "A receiver", code: eventSample(type) },
      ...namedExamples(document, media).map(({ summary, value }) => ({
        kind: "code" as const,
        language: "json" as const,
        title: summary,
        code: JSON.stringify(value, null, 2),
      })),
    ],
  };
}
