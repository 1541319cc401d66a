import { type HomePart, homeParts } from "./homeParts.ts";

/** The part and the field at a path such as `home.campaigns[0].hero.label`, with the place of the entry; undefined elsewhere. */
export function findHomeField(path: string) {
  const [, name, index, field] = /^home\.(\w+)(?:\[(\d+)\])?(?:\.(.+))?$/.exec(path) ?? [];
  const part: HomePart | undefined = homeParts.find((each) => each.name === name);
  return (
    part && {
      part,
      place: index === undefined ? undefined : Number(index) + 1,
      field: part.fields.find((each) => each.path === field),
    }
  );
}
