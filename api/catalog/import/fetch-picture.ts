/**
 * Pictures that a file names by their http and https addresses. A file may name anything, so an address of this machine
 * or its network is never asked, whatever name it has and wherever it leads, unless the dealer allowed that.
 */
import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { Readable } from 'node:stream';
import type { Upload } from '#api/media/library/receive-file.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { mediaLimits } from '#schemas/domain/media/media.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';

/** The picture cannot be had; the sentence says why. */
export class NoPicture extends Error {
  override name = 'NoPicture';
  constructor(readonly reason: Reason) {
    super(sentenceOf(reason));
  }
}

const timeout = 15_000;
const mostRedirects = 3;

const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, bits, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const bare = mapped ?? address;
  const version = isIP(bare);
  // ::ffff:7f00:1 and its like are written by nobody honest.
  if (version === 0 || (version === 6 && /^::ffff:/i.test(bare))) return true;
  return inner.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}

/** Resolves as node does, and refuses what lies inside: asked at the connection itself, so that no name can change between. */
const guardedLookup: typeof lookup = ((
  name: string,
  options: object,
  done: (...answer: unknown[]) => void,
) => {
  lookup(name, options, (error, address, family) => {
    const all = Array.isArray(address)
      ? (address as { address: string }[]).map((one) => one.address)
      : [address as string];
    if (!error && all.some(isPrivateAddress)) done(new NoPicture(because('picture_private_address')), '', 4);
    else done(error, address, family);
  });
}) as never;

function ask(url: URL, allowPrivate: boolean): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    if (!['http:', 'https:'].includes(url.protocol))
      return reject(new NoPicture(because('picture_protocol')));
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!allowPrivate && isIP(host) && isPrivateAddress(host))
      return reject(new NoPicture(because('picture_private_address')));
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        timeout,
        headers: { accept: 'image/*' },
        ...(allowPrivate ? {} : { lookup: guardedLookup as never }),
      },
      resolve,
    );
    request.on('timeout', () => request.destroy(new NoPicture(because('picture_server_silent'))));
    request.on('error', (error) =>
      reject(error instanceof NoPicture ? error : new NoPicture(because('picture_server_unreachable'))),
    );
  });
}

export const pictureName = (path: string) => (path.split('/').at(-1) || 'picture').slice(-120);

async function fromAddress(address: URL, allowPrivate: boolean): Promise<Upload> {
  let url = address;
  for (let turn = 0; turn <= mostRedirects; turn++) {
    const answer = await ask(url, allowPrivate);
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400 && answer.headers.location) {
      answer.destroy();
      if (!URL.canParse(answer.headers.location, url)) break;
      url = new URL(answer.headers.location, url);
      continue;
    }
    if (status !== 200) {
      answer.destroy();
      throw new NoPicture(because('picture_server_answer', { status }));
    }
    const length = Number(answer.headers['content-length'] ?? Number.NaN);
    if (length > mediaLimits.image) {
      answer.destroy();
      throw new NoPicture(because('picture_too_large'));
    }
    answer.setTimeout(timeout, () => answer.destroy(new NoPicture(because('picture_server_stopped'))));
    // The name in an address says little of the type; what it holds does.
    return {
      name: pictureName(decodeURIComponent(url.pathname)).replace(/\.[a-z0-9]+$/i, ''),
      body: Readable.toWeb(answer) as never,
      length: Number.isNaN(length) ? null : length,
    };
  }
  throw new NoPicture(because('picture_redirects'));
}

/** Whether it is an address, and no name of a file. */
export const isAddress = (source: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(source);

/** Begins to read it. Throws NoPicture. */
export async function fetchPicture(source: string, allowPrivate: boolean): Promise<Upload> {
  if (!URL.canParse(source)) throw new NoPicture(because('picture_address_broken'));
  return fromAddress(new URL(source), allowPrivate);
}
