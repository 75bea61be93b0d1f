import { describe, expect, test } from 'vitest';
import { screens } from './page-weight.ts';
import { chosenOf, picturesIn, playedIn, slotWidth } from './rendered-files.ts';

const { phone, desktop } = screens;

describe('the width of a picture', () => {
  test.each([
    ['100vw', 390, 1440],
    ['(min-width: 960px) 60vw, 100vw', 390, 864],
    ['(min-width: 1280px) 19rem, (min-width: 600px) 17rem, 66vw', 257.4, 304],
    ['96px', 96, 96],
    ['', 390, 1440],
    ['calc(100vw - 2rem)', 390, 1440],
  ])('%s', (sizes, narrow, wide) => {
    expect([slotWidth(sizes, phone), slotWidth(sizes, desktop)]).toEqual([
      expect.closeTo(narrow, 5),
      expect.closeTo(wide, 5),
    ]);
  });
});

test('the file is the smallest that is sharp, or the largest there is', () => {
  const [picture] = picturesIn(
    '<p><img srcSet="/a/320.avif 320w, /a/640.avif 640w, /a/960.avif 960w" sizes="(min-width: 960px) 20vw, 100vw" src="/a/640.webp" alt="A &amp; B" width="1000" height="1250" loading="lazy"/></p>',
  );
  if (!picture) throw new Error('expected a picture');
  expect(picture).toMatchObject({ src: '/a/640.webp', height: 1.25 });
  // 390 px with three dots are 1,170; a fifth of 1,440 is 288.
  expect([chosenOf(picture, phone)?.file, chosenOf(picture, desktop)?.file]).toEqual([
    '/a/960.avif',
    '/a/320.avif',
  ]);
  expect(chosenOf({ ...picture, candidates: [] }, phone)).toBeNull();
});

test('the first file of the first video that plays by itself is fetched', () => {
  const video = (more: string, file: string) =>
    `<video muted="" ${more}playsInline=""><source src="${file}.webm" type="video/webm"/><source src="${file}.mp4"/></video>`;
  expect(playedIn(video('loop="" ', '/media/one') + video('loop="" ', '/media/two'))).toBe('/media/one.webm');
  expect(playedIn(video('', '/media/one'))).toBeNull();
});
