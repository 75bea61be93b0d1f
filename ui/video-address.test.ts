import { expect, it } from 'vitest';
import { videoAddress } from './video-address.ts';

const tube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', { is: 'frame', src: tube }],
  ['https://youtu.be/dQw4w9WgXcQ', { is: 'frame', src: tube }],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', { is: 'frame', src: tube }],
  ['https://www.youtube.com/watch?v=../../evil', { is: 'elsewhere', host: 'www.youtube.com' }],
  [
    'https://vimeo.com/76979871',
    { is: 'frame', src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' },
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    { is: 'frame', src: 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1' },
  ],
  ['https://vimeo.com.evil.example/76979871', { is: 'elsewhere', host: 'vimeo.com.evil.example' }],
  ['https://films.example/hall.mp4?of=2', { is: 'file', src: 'https://films.example/hall.mp4?of=2' }],
  ['https://films.example/hall.m3u8', { is: 'elsewhere', host: 'films.example' }],
  ['http://films.example/hall.mp4', null],
  ['javascript:alert(1)', null],
  ['not an address', null],
])('%s', (text, expected) => {
  expect(videoAddress(text)).toEqual(expected);
});
