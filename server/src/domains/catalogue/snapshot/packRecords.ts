import { CompressedTexts } from "../store/CompressedTexts.ts";
import { groupBytes } from "../store/groupTexts.ts";
import type { TextRecord } from "../store/TextRecord.ts";

/**
 * Products in blocks, in the order they have. Blocks of which all products are still current are used as they are; what
 * is left of others, and of small ones, is packed together anew.
 */
export function* packRecords(records: readonly TextRecord[]): Generator<CompressedTexts> {
  let loose: string[] = [];
  let bytes = 0;
  const packLoose = () => {
    const block = CompressedTexts.of(loose);
    loose = [];
    bytes = 0;
    return block;
  };
  for (let at = 0; at < records.length; ) {
    const record = records[at]!;
    if (isWhole(records, at)) {
      if (loose.length > 0) yield packLoose();
      yield record.block;
      at += record.block.count;
      continue;
    }
    const { text } = record;
    if (loose.length > 0 && bytes + text.length > groupBytes) yield packLoose();
    loose.push(text.toString());
    bytes += text.length;
    at++;
  }
  if (loose.length > 0) yield packLoose();
}

/** True when the records from a place on are a whole block, and large enough to keep. */
function isWhole(records: readonly TextRecord[], at: number): boolean {
  const { block } = records[at]!;
  if (block.bytes < groupBytes / 2) return false;
  for (let place = 0; place < block.count; place++) {
    const record = records[at + place];
    if (record?.block !== block || record.place !== place) return false;
  }
  return true;
}
