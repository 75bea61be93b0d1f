/** The little of fontkit that share pictures are set with; it comes without types. */
declare module 'fontkit' {
  type Glyph = { path: { toSVG: () => string } };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (text: string) => { glyphs: Glyph[]; positions: { xAdvance: number }[]; advanceWidth: number };
  };
  export function create(bytes: Buffer): Font;
}
