import { expect, it } from 'vitest';
import { videoAddress } from './video-address.ts';

const tube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', { is: 'stream', player: 'youtube', src: tube }],
  ['https://youtu.be/dQw4w9WgXcQ', { is: 'stream', player: 'youtube', src: tube }],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', { is: 'stream', player: 'youtube', src: tube }],
  ['https://www.youtube.com/watch?v=../../evil', { is: 'elsewhere', host: 'www.youtube.com' }],
  ['https://vimeo.com/76979871', { is: 'stream', player: 'vimeo', src: 'https://vimeo.com/76979871' }],
  [
    'https://vimeo.com/76979871/8272103f6e',
    { is: 'stream', player: 'vimeo', src: 'https://vimeo.com/76979871/8272103f6e' },
  ],
  ['https://vimeo.com.evil.example/76979871', { is: 'elsewhere', host: 'vimeo.com.evil.example' }],
  ['https://films.example/hall.mp4?of=2', { is: 'file', src: 'https://films.example/hall.mp4?of=2' }],
  [
    'https://films.example/hall.m3u8?of=2',
    { is: 'stream', player: 'hls', src: 'https://films.example/hall.m3u8?of=2' },
  ],
  ['/media/hall.m3u8', { is: 'stream', player: 'hls', src: '/media/hall.m3u8' }],
  ['https://films.example/hall.mpd', { is: 'elsewhere', host: 'films.example' }],
  ['http://films.example/hall.mp4', null],
  ['javascript:alert(1)', null],
  ['not an address', null],
])('%s', (text, expected) => {
  expect(videoAddress(text)).toEqual(expected);
});
