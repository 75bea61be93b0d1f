import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { videoAddress, videoSources } from '#ui/video-address.ts';
import { allowMaps, contentSecurityPolicy, readAllowed, safetyHeaders, scriptHashes } from './csp.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('hashes each inline script once, by its exact bytes', () => {
  const html = `<script>a()</script><SCRIPT type="module"> b("é");
</SCRIPT ><script>a()</script>`;
  expect(scriptHashes(Buffer.from(html))).toEqual([sha('a()'), sha(' b("é");\n')]);
});

it('leaves scripts from files and data blocks out', () => {
  const html =
    '<script src="/x.js"></script><script type="application/ld+json">{}</script><script async data-src="no">1</script>';
  expect(scriptHashes(Buffer.from(html))).toEqual([sha('1')]);
});

it('never opens scripts for inline code outside development', () => {
  const policy = contentSecurityPolicy([sha('a()')]);
  expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline'");
});

it('lets videos from elsewhere in, and no code of theirs', () => {
  const policy = contentSecurityPolicy([]);
  expect(policy).toContain("media-src 'self' https:;");
  expect(policy).toContain("frame-src 'self'; ");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
});

it('asks for https only where the visitor came by https', () => {
  const names = (origin: string) => safetyHeaders(origin).map(([name]) => name);
  expect(names('http://shop.test')).not.toContain('strict-transport-security');
  expect(names('https://shop.test')).toContain('strict-transport-security');
});

it('lets a video’s hosts into its player’s own document alone, each where it needs it', () => {
  const policyOf = (text: string) => {
    const address = videoAddress(text);
    if (address?.is !== 'stream') throw new Error(`${text} has no player`);
    const sent = Object.entries(videoSources(address)).map(([name, list]) => [name, ...list].join(' '));
    return contentSecurityPolicy([], false, readAllowed(sent.join('; ')));
  };
  const tube = policyOf('https://youtu.be/dQw4w9WgXcQ');
  expect(tube).toContain(
    "script-src 'self' https://www.youtube.com/iframe_api https://www.youtube.com/s/player/;",
  );
  expect(tube).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
  expect(tube).toContain("connect-src 'self';");
  const vimeo = policyOf('https://vimeo.com/76979871');
  expect(vimeo).toContain("frame-src 'self' https://player.vimeo.com;");
  expect(vimeo).toContain("script-src 'self';");
  const hls = policyOf('https://films.example:8443/hall.m3u8?of=2');
  expect(hls).toContain("connect-src 'self' https://films.example:8443;");
  expect(hls).toContain("media-src 'self' https: blob:;");
  expect(hls).toContain("script-src 'self';");
  expect(policyOf('/media/hall.m3u8')).toContain("connect-src 'self';");
});

it('lets in the origins that a route names, each where it named it, and nothing else', () => {
  const allowed = readAllowed(
    "frame-src http://localhost:4411; script-src https://js.stripe.com 'unsafe-inline'; img-src *",
  );
  const policy = contentSecurityPolicy([], false, allowed);
  expect(policy).toContain("frame-src 'self' http://localhost:4411;");
  expect(policy).toContain("script-src 'self' https://js.stripe.com;");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("img-src 'self' data:;");
});

it('opens what Google’s maps need for a map’s own frame, and no route can open it by itself', () => {
  const policyOf = (header: string) => contentSecurityPolicy([sha('a()')], false, readAllowed(header));
  const map = policyOf(allowMaps);
  expect(map).toMatch(/script-src 'self' 'sha256-[^']+' 'unsafe-eval' blob: https:\/\/\*\.googleapis\.com/);
  expect(map).toContain("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com;");
  expect(map).toContain("worker-src 'self' blob:;");
  expect(map).toContain("frame-ancestors 'self'");
  const route = policyOf("script-src 'unsafe-eval' blob: https://a.example; img-src https://b.example");
  expect(route).toContain(`script-src 'self' ${sha('a()')} https://a.example;`);
  expect(route).toContain("img-src 'self' data:;");
  expect(route).not.toContain('worker-src');
});
