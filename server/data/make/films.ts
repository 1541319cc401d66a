import type { Testimonial, Video } from "@velours/sdk/types";

/** A silent video: its file's name, the picture it shows, the views of it in order ("" is the picture itself), its words. */
interface Film {
  name: string;
  picture: string;
  views: string[];
  title: { en: string; fr: string };
  /** A caption for each view. */
  captions: { en: string[]; fr: string[] };
}

export const films: Film[] = [
  {
    name: "halo",
    picture: "halo",
    views: ["", "detail", "night", "box"],
    title: { en: "Halo from every side", fr: "Halo sous tous les angles" },
    captions: {
      en: [
        "Halo, in violet.",
        "Seamless silicone and one button.",
        "At home on a bedside table.",
        "It comes in a plain box.",
      ],
      fr: [
        "Halo, en violet.",
        "Du silicone sans couture et un seul bouton.",
        "À sa place sur une table de chevet.",
        "Il arrive dans une boîte neutre.",
      ],
    },
  },
  {
    name: "halo-camille",
    picture: "halo-black",
    views: ["night", "detail"],
    title: { en: "Camille about Halo", fr: "Camille parle de Halo" },
    captions: {
      en: ["“Small enough for a pocket…", "…and quiet enough for thin walls.”"],
      fr: ["« Assez petit pour une poche…", "…assez discret pour des murs fins. »"],
    },
  },
  {
    name: "halo-jonah",
    picture: "halo-blush",
    views: ["box", "", "night"],
    title: { en: "Jonah about Halo", fr: "Jonah parle de Halo" },
    captions: {
      en: [
        "“The box said nothing at all.",
        "We opened it on a Sunday,",
        "and it has stayed on the table since.”",
      ],
      fr: [
        "« La boîte ne disait rien du tout.",
        "Nous l’avons ouverte un dimanche,",
        "et il n’a plus quitté la table. »",
      ],
    },
  },
];

const seconds = 6;
const folder = "/assets/video";
const clock = (at: number) => `00:00:${at.toFixed(3).padStart(6, "0")}`;

/** Caption files of the films, by their paths below the public folder. */
export function captionFiles(): Map<string, string> {
  const all = new Map<string, string>();
  for (const { name, captions } of films) {
    for (const language of ["en", "fr"] as const) {
      const lines = captions[language];
      const cues = lines.map(
        (line, at) =>
          `${clock((at * seconds) / lines.length)} --> ${clock(((at + 1) * seconds) / lines.length)}\n${line}\n`,
      );
      all.set(`assets/video/${name}.${language}.vtt`, `WEBVTT\n\n${cues.join("\n")}`);
    }
  }
  return all;
}

function video(name: string, id: number): Video {
  const { picture, title, views } = films.find((film) => film.name === name)!;
  return {
    id,
    src: `${folder}/${name}.webm`,
    poster: `/assets/img/products/${picture}.svg${views[0] ? `#${views[0]}` : ""}`,
    title: title.en,
    captions: [
      { language: "en", src: `${folder}/${name}.en.vtt` },
      { language: "fr", src: `${folder}/${name}.fr.vtt` },
    ],
    translations: { fr: { title: title.fr } },
  };
}

/** Videos of products, by handle. */
export const videos: Record<string, Video[]> = { halo: [video("halo", 1)] };

/** Testimonials of products, by handle. */
export const testimonials: Record<string, Testimonial[]> = {
  halo: [
    {
      id: 1,
      author: "Camille",
      quote: "Small enough for a pocket and quiet enough for thin walls.",
      video: video("halo-camille", 1),
      translations: { fr: { quote: "Assez petit pour une poche, assez discret pour des murs fins." } },
    },
    {
      id: 2,
      author: "Jonah",
      quote: "The box said nothing at all. We opened it on a Sunday, and it has stayed on the table since.",
      video: video("halo-jonah", 2),
      translations: {
        fr: {
          quote:
            "La boîte ne disait rien du tout. Nous l’avons ouverte un dimanche, et il n’a plus quitté la table.",
        },
      },
    },
  ],
};
