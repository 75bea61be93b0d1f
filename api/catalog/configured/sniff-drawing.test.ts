import { expect, it } from 'vitest';
import { sniffDrawing } from './sniff-drawing.ts';

const of = (text: string) => sniffDrawing(Buffer.from(text, 'latin1'));

it('tells drawings by their bytes, and takes nothing else', () => {
  expect(of('%PDF-1.7\n%âãÏÓ')).toBe('application/pdf');
  expect(of('  0\r\nSECTION\r\n  2\r\nHEADER\r\n')).toBe('image/vnd.dxf');
  expect(of('999\nmade by hand\n0\nSECTION\n2\nENTITIES\n')).toBe('image/vnd.dxf');
  expect(of('AutoCAD Binary DXF\r\n\x1a\0\0\0SECTION')).toBe('image/vnd.dxf');
  expect(of('\x89PNG\r\n\x1a\n')).toBe('image/png');
  expect(of('\xff\xd8\xff\xe0')).toBe('image/jpeg');
  for (const other of ['<svg xmlns=""></svg>', 'GIF89a', '<!doctype html>', 'MZ', '0\nEOF\n', 'PK\x03\x04'])
    expect(of(other), other).toBeNull();
});
