/** How a video's address can be watched here. */

/** What of other hosts a player's document needs in its content security policy, by directive. */
export type VideoSources = Partial<
  Record<'script-src' | 'frame-src' | 'connect-src' | 'media-src' | 'style-src', string[]>
>;

/**
 * `file`: one that a browser plays. `stream`: YouTube, Vimeo or HLS, played by react-player in a document of its own
 * (app/routes/watch.tsx). `elsewhere`: at its own place alone.
 */
export type VideoAddress =
  | { is: 'file'; src: string }
  | { is: 'stream'; player: 'youtube' | 'vimeo' | 'hls'; src: string }
  | { is: 'elsewhere'; host: string };

const files = /\.(?:mp4|m4v|webm|mov|ogv)$/i;
const lists = /\.m3u8$/i;

function youTubeId({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(?:www|m|music)\./, '');
  if (host === 'youtu.be') return pathname.slice(1);
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (pathname === '/watch') return searchParams.get('v');
  return /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1] ?? null;
}

function vimeoPath({ hostname, pathname, searchParams }: URL): string | null {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return null;
  const [, id, key = searchParams.get('h') ?? undefined] =
    /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return null;
  // The key of a video that is not listed.
  return key && /^[\da-f]+$/.test(key) ? `${id}/${key}` : id;
}

/** null for what is neither a video of this shop (a path) nor an https address. */
export function videoAddress(text: string): VideoAddress | null {
  if (/^\/(?![/\\])/.test(text)) {
    if (lists.test(text)) return { is: 'stream', player: 'hls', src: text };
    return files.test(text) ? { is: 'file', src: text } : null;
  }
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:') return null;
  const id = youTubeId(url);
  if (id && /^[\w-]{11}$/.test(id))
    return { is: 'stream', player: 'youtube', src: `https://www.youtube-nocookie.com/embed/${id}` };
  const path = vimeoPath(url);
  if (path) return { is: 'stream', player: 'vimeo', src: `https://vimeo.com/${path}` };
  if (lists.test(url.pathname)) return { is: 'stream', player: 'hls', src: url.href };
  return files.test(url.pathname) ? { is: 'file', src: url.href } : { is: 'elsewhere', host: url.host };
}

/** The page that plays it. `text` is the address as it was given. */
export const watchPath = (text: string): string => `/watch?${new URLSearchParams({ src: text })}`;

/** Exactly what its player needs: YouTube's own script by its paths, the hosts that are framed, or the stream's host. */
export function videoSources({ player, src }: Extract<VideoAddress, { is: 'stream' }>): VideoSources {
  // The players bring style elements with them; nothing else of the shop is in that document.
  const style = { 'style-src': ["'unsafe-inline'"] };
  if (player === 'youtube')
    return {
      ...style,
      'script-src': ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'],
      'frame-src': ['https://www.youtube-nocookie.com'],
    };
  if (player === 'vimeo') return { ...style, 'frame-src': ['https://player.vimeo.com'] };
  const host = URL.canParse(src) ? [new URL(src).origin] : [];
  // hls.js hands the picture over as a blob of its own.
  return { ...style, 'connect-src': host, 'media-src': ['blob:'] };
}
