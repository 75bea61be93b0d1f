/** ZIPs as dealers make them, and as nobody honest does. */
import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  bytes: Buffer | string;
  /** Kept as it is; deflated otherwise. */
  stored?: boolean;
  /** Bytes that it says it unpacks to, where that is a lie. */
  says?: number;
  /** Its local header is that of this entry: both unpack the same bytes. */
  sameAs?: number;
  password?: boolean;
};

const utf8 = 0x800;

export function zipOf(entries: ZipEntry[]): Buffer {
  const pieces: Buffer[] = [];
  const records: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const { name, bytes, stored = false, says, sameAs, password = false } of entries) {
    const body = Buffer.from(bytes as string);
    const packed = stored ? body : deflateRawSync(body);
    const named = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(utf8 | (password ? 1 : 0), 2);
    facts.writeUInt16LE(stored ? 0 : 8, 4);
    facts.writeUInt32LE(crc32(body), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(says ?? body.length, 18);
    facts.writeUInt16LE(named.length, 22);
    const at = sameAs === undefined ? offset : (offsets[sameAs] ?? 0);
    offsets.push(at);
    if (sameAs === undefined) {
      pieces.push(Buffer.from('PK\u0003\u0004', 'latin1'), facts, named, packed);
      offset += 30 + named.length + packed.length;
    }
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    records.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, place, named);
  }
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, directory, end]);
}
