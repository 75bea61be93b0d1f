/** How a video's address can be watched here. The CSP (server/pages/csp.ts) knows the hosts. */

/** `frame`: the host's own player; `file`: one that a browser plays; `elsewhere`: at its own place alone. */
export type VideoAddress = { is: 'frame' | 'file'; src: string } | { is: 'elsewhere'; host: string };

const files = /\.(?:mp4|m4v|webm|mov|ogv)$/i;

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
  return key && /^[\da-f]+$/.test(key) ? `${id}?h=${key}&` : `${id}?`;
}

/** null for what is neither a film of this shop (a path) nor an https address. */
export function videoAddress(text: string): VideoAddress | null {
  if (/^\/(?![/\\])/.test(text)) return files.test(text) ? { is: 'file', src: text } : null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:') return null;
  const id = youTubeId(url);
  if (id && /^[\w-]{11}$/.test(id))
    return { is: 'frame', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` };
  const path = vimeoPath(url);
  if (path) return { is: 'frame', src: `https://player.vimeo.com/video/${path}autoplay=1&dnt=1` };
  return files.test(url.pathname) ? { is: 'file', src: url.href } : { is: 'elsewhere', host: url.host };
}
