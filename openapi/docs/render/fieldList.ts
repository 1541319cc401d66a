import { slug } from "../Page.ts";
import type { Field } from "../schema/fields.ts";
import { type Html, html } from "./html.ts";
import { linkTarget } from "./links.ts";
import { inline, type LinkContext } from "./markdown.ts";

/** Fields with what is inside them; what another schema says is folded away. */
export function fieldList(fields: Field[], label: string, place: LinkContext): Html {
  return html`<ul class="fields" aria-label="${label}">\n${fields.map((field) => fieldItem(field, slug(label), place))}</ul>\n`;
}

function fieldItem(field: Field, prefix: string, place: LinkContext): Html {
  const { name, type, required, description, facts, example, children, component } = field;
  const id = `${prefix}.${name}`;
  return html`<li id="${id}"><div class="name"><a class="self" href="#${id}"><code>${name}</code></a> <span class="type">${type.map(
    (part) =>
      part.component
        ? html`<a href="${linkTarget(`/schemas/${part.component}`, place.from, ".html")}">${part.text}</a>`
        : part.text,
  )}</span>${required && html` <span class="required">required</span>`}</div>
<div class="what">${description && html`<p>${inline(description, place)}</p>`}${facts.length > 0 && html`<p class="facts">${facts.map((fact) => html`<span>${inline(fact, place)}</span> `)}</p>`}${
    showsExample(example) && html`<p class="example">For example <code>${JSON.stringify(example)}</code></p>`
  }${
    children.length > 0 &&
    html`<details${component === undefined && html` open`}><summary>${component ? `Fields of ${component}` : `Fields of ${name}`}</summary>${html`<ul class="fields">\n${children.map((child) => fieldItem(child, id, place))}</ul>`}</details>`
  }</div></li>\n`;
}

const showsExample = (example: unknown): boolean =>
  example !== undefined &&
  example !== null &&
  (typeof example !== "object" || JSON.stringify(example).length < 80);
