import type { Video } from "@velours/sdk/types";
import { useRef } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatLanguage } from "../../formatLanguage.ts";
import { Card } from "../../frame/Card.tsx";
import { PlaceButtons } from "../../frame/PlaceButtons.tsx";
import { movePlace } from "../../movePlace.ts";

interface Props {
  videos: readonly Video[];
  /** Language of the product's own words. */
  ownLanguage: string;
  /** Languages that titles are written in beside it. */
  languages: readonly string[];
  onEdit: (videos: readonly Video[]) => void;
}

const MOST = 20;

/** Videos of a product in their order, with captions a language. */
export function VideosForm({ videos, ownLanguage, languages, onEdit }: Props) {
  const { language } = useDesk();
  const text = useDeskText();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLDivElement>(null);
  const change = (video: Video) => onEdit(videos.map((each) => (each.id === video.id ? video : each)));
  return (
    <Card title={text(m.desk_videos)}>
      <p className="mb-4 text-ink-soft">{text(m.desk_videos_note)}</p>
      <div className="flex min-w-0 flex-col gap-4">
        <ul ref={list} className="flex flex-col gap-4 empty:hidden">
          {videos.map((video, place) => {
            const { id, src, poster, title, translations, captions } = video;
            const n = place + 1;
            const field = (name: string, label: string, value: string, edit: (typed: string) => Video) => ({
              label,
              name: `video-${id}-${name}`,
              autoComplete: "off",
              value,
              onChange: ({ target }: { target: { value: string } }) => change(edit(target.value)),
            });
            return (
              <li
                key={id}
                className="grid gap-3 border-b border-line pb-4 tablet:grid-cols-[minmax(0,1fr)_auto]"
              >
                <div className="grid min-w-0 items-start gap-3 tablet:grid-cols-2">
                  <Field
                    {...field("src", text(m.desk_video_address, { n }), src, (typed) => ({
                      ...video,
                      src: typed.trim(),
                    }))}
                    hint={text(m.desk_video_address_hint)}
                    required
                    maxLength={2000}
                  />
                  <Field
                    {...field("poster", text(m.desk_video_poster, { n }), poster, (typed) => ({
                      ...video,
                      poster: typed.trim(),
                    }))}
                    hint={text(m.desk_video_poster_hint)}
                    required
                    maxLength={2000}
                  />
                  <Field
                    {...field("title", text(m.desk_video_title, { n }), title, (typed) => ({
                      ...video,
                      title: typed,
                    }))}
                    required
                    maxLength={200}
                  />
                  {languages.map((code) => (
                    <Field
                      key={code}
                      {...field(
                        `title-${code}`,
                        text(m.desk_video_title_in, { n, language: formatLanguage(code, language) }),
                        translations?.[code]?.title ?? "",
                        (typed) => withTitle(video, code, typed),
                      )}
                      lang={code}
                      maxLength={200}
                    />
                  ))}
                  {[ownLanguage, ...languages].map((code) => (
                    <Field
                      key={`captions ${code}`}
                      {...field(
                        `captions-${code}`,
                        text(m.desk_video_captions, { n, language: formatLanguage(code, language) }),
                        captions?.find((track) => track.language === code)?.src ?? "",
                        (typed) => withCaptions(video, code, typed.trim()),
                      )}
                      maxLength={2000}
                    />
                  ))}
                </div>
                <PlaceButtons
                  names={{
                    forward: text(m.desk_video_forward, { n }),
                    back: text(m.desk_video_back, { n }),
                    remove: text(m.desk_video_remove, { n }),
                  }}
                  place={place}
                  count={videos.length}
                  onMove={(to) => onEdit(movePlace(videos, place, to))}
                  onRemove={() => {
                    onEdit(videos.filter((each) => each.id !== id));
                    add.current?.querySelector("button")?.focus();
                  }}
                />
              </li>
            );
          })}
        </ul>
        <div ref={add}>
          <Button
            type="button"
            variant="outline"
            disabled={videos.length >= MOST}
            onClick={() => {
              const id = Math.max(0, ...videos.map((video) => video.id)) + 1;
              onEdit([...videos, { id, src: "", poster: "", title: "" }]);
              requestAnimationFrame(() =>
                list.current?.querySelector<HTMLElement>("li:last-child input")?.focus(),
              );
            }}
          >
            {text(m.desk_video_add)}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function withTitle({ translations = {}, ...video }: Video, language: string, title: string): Video {
  const { [language]: _, ...others } = translations;
  const next = title === "" ? others : { ...others, [language]: { title } };
  return { ...video, ...(Object.keys(next).length > 0 && { translations: next }) };
}

function withCaptions({ captions = [], ...video }: Video, language: string, src: string): Video {
  const others = captions.filter((track) => track.language !== language);
  const next = src === "" ? others : [...others, { language, src }];
  return { ...video, ...(next.length > 0 && { captions: next }) };
}
