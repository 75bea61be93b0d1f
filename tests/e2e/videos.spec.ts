/** Videos by their address, played by react-player in a document of their own; no other host is asked before. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { watchPath } from '#ui/video-address.ts';

/** As the gallery and the hero do it when somebody presses play. */
async function frame(page: Page, address: string) {
  // A document of the shop that React does not take over: it would throw out what it does not know.
  await page.goto('/robots.txt');
  await page.evaluate((src) => {
    const player = document.createElement('iframe');
    player.src = src;
    player.title = 'Video player';
    player.width = '640';
    player.height = '360';
    document.body.prepend(player);
  }, watchPath(address));
  return page.getByTitle('Video player').contentFrame();
}

/** What YouTube's script offers, as far as the player asks for it. */
const youTubeApi = `window.YT = {
  loading: 1, loaded: 1, ready: (run) => run(),
  PlayerState: { ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3, CUED: 5 },
  Player: class {
    constructor(frame, { events }) {
      document.documentElement.dataset.api = frame.src;
      this.events = events;
      setTimeout(() => { events.onReady?.({ target: this }); events.onStateChange?.({ data: 1 }); });
    }
    addEventListener() {} playVideo() {} pauseVideo() {} setVolume() {} getVolume() { return 100; }
    unMute() {} mute() {} isMuted() { return false; } getPlayerState() { return 1; } getCurrentTime() { return 0; }
    getDuration() { return 9; } getVideoLoadedFraction() { return 0; } setPlaybackRate() {} getPlaybackRate() { return 1; }
    destroy() {}
  },
};
window.onYouTubeIframeAPIReady?.();`;

test('YouTube’s script runs in the player’s document alone', async ({ page, expectProblem }) => {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    await route.fulfill(
      url === 'https://www.youtube.com/iframe_api'
        ? { contentType: 'text/javascript', body: youTubeApi }
        : { contentType: 'text/html', body: '<p>A film of a stranger</p>' },
    );
  });
  const player = await frame(page, 'https://youtu.be/dQw4w9WgXcQ');
  await expect(
    player.locator('youtube-video iframe').contentFrame().getByText('A film of a stranger'),
  ).toBeVisible();
  await expect(player.locator('html')).toHaveAttribute(
    'data-api',
    /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  );
  expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(
    new Set(['https://www.youtube.com', 'https://www.youtube-nocookie.com']),
  );
  // The page around it lets neither of them in.
  expect(await page.evaluate(() => 'YT' in window)).toBe(false);
  expectProblem(/request to another host: https:\/\/www\.youtube\.com\/iframe_api/);
  expectProblem(/request to another host: https:\/\/www\.youtube-nocookie\.com\/embed/);
});

test('an HLS stream is fetched by its list and its segments, and by nothing else', async ({
  page,
  expectProblem,
}) => {
  const asked: string[] = [];
  const list = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXTINF:4.0,',
    'one.ts',
    '#EXT-X-ENDLIST',
  ].join('\n');
  await page.route(/^https:\/\/films\.example\//, async (route) => {
    const url = route.request().url();
    asked.push(new URL(url).pathname);
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      ...(url.endsWith('.m3u8')
        ? { contentType: 'application/vnd.apple.mpegurl', body: list }
        : { contentType: 'video/mp2t', body: Buffer.alloc(188 * 4, 0x47) }),
    });
  });
  const player = await frame(page, 'https://films.example/hall.m3u8');
  await expect.poll(() => asked).toContain('/one.ts');
  // The segment is noise: the player says that it cannot be played, and where it is.
  await expect(player.getByRole('status')).toContainText('This video can’t play here');
  await expect(player.getByRole('link', { name: 'Watch on its site' })).toHaveAttribute(
    'href',
    'https://films.example/hall.m3u8',
  );
  expect(new Set(asked)).toEqual(new Set(['/hall.m3u8', '/one.ts']));
  expectProblem(/request to another host: https:\/\/films\.example\/hall\.m3u8/);
  expectProblem(/request to another host: https:\/\/films\.example\/one\.ts/);
});

test('a video that does not come says so and gives the link', async ({ page, expectProblem }) => {
  await page.route(/^https:/, (route) => route.abort('internetdisconnected'));
  const player = await frame(page, 'https://films.example/away.m3u8');
  await expect(player.getByRole('status')).toContainText('This video can’t play here');
  await expect(player.getByRole('link', { name: 'Watch on its site' })).toBeVisible();
  expectProblem(/request to another host: https:\/\/films\.example\/away\.m3u8/);
  expectProblem(/Failed to load resource/);
});

test('the player’s page is shown in a frame of the shop alone', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  const answer = await page.goto(watchPath('https://youtu.be/dQw4w9WgXcQ'));
  expect(answer?.status()).toBe(404);
  const shop = await page.goto('/page/about');
  expect(shop?.headers()['content-security-policy']).toContain("frame-src 'self';");
});
