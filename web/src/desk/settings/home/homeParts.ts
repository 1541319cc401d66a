import type { HomeSettings } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Plain, SettingField } from "../fields/SettingField.ts";

/** A part of the home page: a list of entries, of which the hero has one at most. */
export interface HomePart {
  name: keyof HomeSettings;
  title: Plain;
  note: Plain;
  /** Most entries. */
  most: number;
  fields: readonly SettingField[];
  /** Path of the entry's title. */
  label: "label" | "hero.label";
  /** A new entry. */
  blank: object;
  /** Said where the shop fills a part that is absent; an empty list shows nothing then. */
  own?: Plain;
}

const words = (
  path: string,
  [label, french]: readonly [Plain, Plain],
  max: number,
  kind: "text" | "words" = "text",
): SettingField[] => [
  { path, kind, label, max },
  { path: `${path}_fr`, kind, label: french, max },
];

const title = (above = ""): SettingField[] =>
  words(`${above}label`, [m.desk_item_title, m.desk_home_title_fr], 120).map((field, at) =>
    at === 0 ? { ...field, required: true } : field,
  );

const sentence = (above = ""): SettingField[] =>
  words(`${above}text`, [m.desk_home_text, m.desk_home_text_fr], 300, "words");

const link = (above = ""): SettingField => ({
  path: `${above}url`,
  kind: "link",
  label: m.desk_menu_target,
  hint: m.desk_home_link_hint,
  required: true,
  max: 300,
  // Not the address of another host.
  pattern: "/(?!/|\\\\).*",
});

const picture = (above = ""): SettingField => ({
  path: `${above}image`,
  kind: "picture",
  label: m.desk_home_picture,
  hint: m.desk_home_picture_hint,
  max: 300,
  pattern: "(/(?!/|\\\\)|https://).*",
});

const whole = (above = ""): SettingField[] => [
  ...title(above),
  ...sentence(above),
  ...words(`${above}action`, [m.desk_home_action, m.desk_home_action_fr], 60),
  link(above),
  picture(above),
];

const blank = { label: "", url: "" };

const icons = [
  ["box", m.desk_icon_box],
  ["chat", m.desk_icon_chat],
  ["clock", m.desk_icon_clock],
  ["gift", m.desk_icon_gift],
  ["hand", m.desk_icon_hand],
  ["heart", m.desk_icon_heart],
  ["leaf", m.desk_icon_leaf],
  ["lock", m.desk_icon_lock],
  ["return", m.desk_icon_return],
  ["shield", m.desk_icon_shield],
  ["star", m.desk_icon_star],
  ["truck", m.desk_icon_truck],
] as const;

/** The parts of the home page that a form changes, from top to bottom. */
export const homeParts: readonly HomePart[] = [
  {
    name: "hero",
    title: m.desk_home_hero,
    note: m.desk_home_hero_note,
    most: 1,
    fields: whole(),
    label: "label",
    blank,
  },
  {
    name: "campaigns",
    title: m.desk_home_campaigns,
    note: m.desk_home_campaigns_note,
    most: 12,
    fields: [
      ...whole("hero."),
      { path: "date_started", kind: "moment", label: m.desk_home_begins, hint: m.desk_home_begins_hint },
      { path: "date_expired", kind: "moment", label: m.desk_home_ends, hint: m.desk_home_ends_hint },
      { path: "countdown", kind: "flag", label: m.desk_home_countdown },
    ],
    label: "hero.label",
    blank: { hero: blank },
  },
  {
    name: "categories",
    title: m.search_categories,
    note: m.desk_home_categories_note,
    most: 8,
    fields: [...title(), link(), picture()],
    label: "label",
    blank,
    own: m.desk_home_categories_own,
  },
  {
    name: "rails",
    title: m.desk_home_rails,
    note: m.desk_home_rails_note,
    most: 4,
    fields: [
      ...title(),
      link(),
      {
        path: "collection",
        kind: "text",
        label: m.desk_home_collection,
        hint: m.desk_home_collection_hint,
        required: true,
        max: 100,
      },
      {
        path: "sort",
        kind: "choice",
        label: m.desk_home_sort,
        options: [
          { value: "recommended", label: m.desk_home_sort_sold },
          { value: "new", label: m.desk_home_sort_new },
        ],
      },
    ],
    label: "label",
    blank: { ...blank, collection: "" },
  },
  {
    name: "intents",
    title: m.desk_home_intents,
    note: m.desk_home_intents_note,
    most: 8,
    fields: [...title(), link()],
    label: "label",
    blank,
  },
  {
    name: "tiles",
    title: m.desk_home_tiles,
    note: m.desk_home_tiles_note,
    most: 6,
    fields: whole(),
    label: "label",
    blank,
  },
  {
    name: "promises",
    title: m.desk_home_promises,
    note: m.desk_home_promises_note,
    most: 6,
    fields: [
      ...title(),
      ...sentence().map((field, at) => (at === 0 ? { ...field, required: true } : field)),
      {
        path: "icon",
        kind: "choice",
        label: m.desk_home_picture,
        options: icons.map(([value, label]) => ({ value, label })),
      },
      {
        path: "fact",
        kind: "choice",
        label: m.desk_home_fact,
        options: [
          { value: "", label: m.desk_home_fact_none },
          { value: "freeShipping", label: m.desk_home_fact_shipping },
          { value: "advice", label: m.desk_home_fact_advice },
        ],
      },
    ],
    label: "label",
    blank: { icon: "box", label: "", text: "" },
    own: m.desk_home_promises_own,
  },
  {
    name: "bestSellers",
    title: m.desk_home_best,
    note: m.desk_home_best_note,
    most: 6,
    fields: [...title(), link()],
    label: "label",
    blank,
  },
];
