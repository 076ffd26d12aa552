// Reads the size of a JPEG or PNG from its first bytes, before it is decoded.
export interface PictureHeader {
  type: 'jpeg' | 'png';
  width: number;
  height: number;
}

function pngHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Reads the segments up to the first frame header (ISO/IEC 10918-1, B.2.2). */
function jpegHeader(bytes: Buffer): PictureHeader | undefined {
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++; // fill byte
      continue;
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)) {
      at += 2; // no length follows
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { type: 'jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xda) return undefined; // data before any frame
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}

/** Returns `'other'` if the bytes are neither JPEG nor PNG, and `'broken'` if they begin like one and have no size. */
export function readPictureHeader(data: Uint8Array): PictureHeader | 'other' | 'broken' {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  if (!isPng && !isJpeg) return 'other';
  const header = isPng ? pngHeader(bytes) : jpegHeader(bytes);
  return header?.width && header.height ? header : 'broken';
}
