import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { Context } from '#api/platform/context.ts';
import { outboxMailer } from '#api/platform/mail/mailer.ts';
import { letter, withLetterhead } from './letter.ts';
import { withPictures } from './mail-pictures.ts';

const context = { now: () => new Date('2026-11-22T10:00:00Z'), publicUrl: 'https://shop.example' } as Context;
const item = (name: string, picture: string) => ({ name, picture, details: ['SKU A-1'], value: '$10.00' });
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');

test('a letter carries its pictures in itself, one part for each, and says all of it in its text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  try {
    const written = letter(context, {
      to: 'maya@example.com',
      subject: 'Your order AF-1',
      paragraphs: ['Thank you.'],
      items: [
        item('2 × Pendant', '/pictures/pendant/brass'),
        item('1 × Pendant', '/pictures/pendant/brass'),
        item('1 × Gone', '/pictures/gone/brass'),
      ],
      rows: [['Total', '$30.00']],
      link: { path: '/order', label: 'View order' },
    });
    const asked: string[] = [];
    const shown = await withPictures(
      withLetterhead(written.html, 'Alder & Fenn'),
      async (src) => {
        asked.push(src);
        return src.includes('gone') ? null : jpeg;
      },
      context.publicUrl,
    );
    expect(asked).toEqual(['/pictures/pendant/brass', '/pictures/gone/brass']);
    expect(shown.attachments).toHaveLength(1);
    const cid = shown.attachments[0]?.cid ?? '';
    expect(shown.html.match(new RegExp(`src="cid:${cid}"`, 'g'))).toHaveLength(2);
    expect(shown.html).toContain('src="https://shop.example/pictures/gone/brass/160.webp"');
    expect(shown.html).toContain('Alder &amp; Fenn');
    const mailer = outboxMailer(folder, pino({ level: 'silent' }));
    await mailer.send({ ...written, ...shown, id: 'one', from: 'shop@example.com', to: written.recipient });
    const eml = await readFile(join(folder, 'outbox/one.eml'), 'utf8');
    expect(eml).toContain(`Content-ID: <${cid}>`);
    expect(eml).toContain(jpeg.toString('base64'));
    for (const part of ['2 × Pendant  $10.00', '   SKU A-1', 'Total  $30.00', 'https://shop.example/order'])
      expect(written.text).toContain(part);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('nobody’s text names a picture or the letterhead', async () => {
  const bad = '<!--letterhead--><img src="cid:L2V0Yy9wYXNzd2Q@storefront">';
  const { html } = letter(context, {
    to: 'maya@example.com',
    subject: 'x',
    paragraphs: [bad],
    items: [{ name: bad, details: [bad], value: bad }],
    rows: [[bad, bad]],
  });
  const asked: string[] = [];
  const read = async (src: string) => {
    asked.push(src);
    return jpeg;
  };
  const shown = await withPictures(withLetterhead(html, 'Shop'), read, context.publicUrl);
  expect(asked).toEqual([]);
  expect(shown.html.match(/Shop<\/p>/g)).toHaveLength(1);
});
