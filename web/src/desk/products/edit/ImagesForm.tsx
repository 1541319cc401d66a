import type { Image } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatLanguage } from "../../formatLanguage.ts";
import { Card } from "../../frame/Card.tsx";
import { PlaceButtons } from "../../frame/PlaceButtons.tsx";
import { movePlace } from "../../movePlace.ts";
import { PictureUpload } from "../../PictureUpload.tsx";

interface Props {
  images: readonly Image[];
  /** Languages that pictures have words for beside their own. */
  languages: readonly string[];
  onEdit: (images: readonly Image[]) => void;
}

/** Pictures of a product in their order; the first is the main one. */
export function ImagesForm({ images, languages, onEdit }: Props) {
  const { language } = useDesk();
  const text = useDeskText();
  const [address, setAddress] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLDivElement>(null);
  const change = (image: Image) => onEdit(images.map((each) => (each.id === image.id ? image : each)));

  function add() {
    if (address.trim() === "") return;
    show(address.trim());
    setAddress("");
  }

  function show(src: string) {
    const id = Math.max(0, ...images.map((image) => image.id)) + 1;
    onEdit([...images, { id, src, alt: "" }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("li:last-child input")?.focus());
  }

  return (
    <Card title={text(m.desk_pictures)}>
      <p className="mb-4 text-ink-soft">{text(m.desk_pictures_note)}</p>
      <div className="flex min-w-0 flex-col gap-4">
        <ul ref={list} className="flex flex-col gap-4 empty:hidden">
          {images.map((image, place) => {
            const { id, src, alt, translations } = image;
            return (
              <li
                key={id}
                className="grid gap-3 border-b border-line pb-4 tablet:grid-cols-[6rem_minmax(0,1fr)_auto]"
              >
                <img
                  src={src}
                  alt=""
                  width={96}
                  height={96}
                  className="size-24 rounded-md bg-mist object-cover"
                />
                <div className="flex min-w-0 flex-col gap-3">
                  <p className="text-sm break-all text-ink-soft">{src}</p>
                  <Field
                    label={text(m.desk_picture_alt, { n: place + 1 })}
                    name={`alt-${id}`}
                    maxLength={500}
                    autoComplete="off"
                    value={alt}
                    onChange={({ target }) => change({ ...image, alt: target.value })}
                  />
                  {languages.map((code) => (
                    <Field
                      key={code}
                      label={text(m.desk_picture_alt_in, {
                        n: place + 1,
                        language: formatLanguage(code, language),
                      })}
                      name={`alt-${id}-${code}`}
                      lang={code}
                      maxLength={500}
                      autoComplete="off"
                      value={translations?.[code]?.alt ?? ""}
                      onChange={({ target }) => change(withAlt(image, code, target.value))}
                    />
                  ))}
                </div>
                <PlaceButtons
                  names={{
                    forward: text(m.desk_picture_forward, { n: place + 1 }),
                    back: text(m.desk_picture_back, { n: place + 1 }),
                    remove: text(m.desk_picture_remove, { n: place + 1 }),
                  }}
                  place={place}
                  count={images.length}
                  onMove={(to) => onEdit(movePlace(images, place, to))}
                  onRemove={() => {
                    onEdit(images.filter((each) => each.id !== id));
                    input.current?.querySelector("input")?.focus();
                  }}
                />
              </li>
            );
          })}
        </ul>
        <PictureUpload onDone={show} />
        <div ref={input} className="grid items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_auto]">
          <Field
            label={text(m.desk_picture_address)}
            hint={text(m.desk_picture_address_hint)}
            name="address"
            maxLength={2000}
            autoComplete="off"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Not the form's own button.
              event.preventDefault();
              add();
            }}
          />
          <Button type="button" variant="outline" disabled={address.trim() === ""} onClick={add}>
            {text(m.desk_picture_add)}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function withAlt({ translations = {}, ...image }: Image, language: string, alt: string): Image {
  const { [language]: _, ...others } = translations;
  const next = alt === "" ? others : { ...others, [language]: { alt } };
  return { ...image, ...(Object.keys(next).length > 0 && { translations: next }) };
}
