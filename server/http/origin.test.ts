import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf, isSameOrigin, originOf } from './origin.ts';

const direct = { proxies: 0 };

describe('the origin that the visitor sees', () => {
  it('is the host alone when no proxy is trusted', () => {
    const headers = { host: 'Shop.test:80', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test' };
    expect(originOf(headers, direct)).toBe('http://shop.test');
    expect(originOf(headers, { proxies: 1 })).toBe('https://evil.test');
    expect(originOf(headers, { proxies: 0, publicUrl: 'https://shop.example.com' })).toBe(
      'https://shop.example.com',
    );
  });

  it('is none when the host is no host', () => {
    for (const host of [undefined, '', 'a b', 'x/y', 'a@b', 'x:123456', '"'])
      expect(originOf({ host }, direct)).toBeNull();
    expect(originOf({ host: '[::1]:3000' }, direct)).toBe('http://[::1]:3000');
  });
});

describe('mutations', () => {
  const origin = 'http://shop.test';
  it('are taken from the same origin and from programs', () => {
    expect(isSameOrigin({ origin }, origin)).toBe(true);
    expect(isSameOrigin({}, origin)).toBe(true);
    expect(isSameOrigin({ 'sec-fetch-site': 'same-origin' }, origin)).toBe(true);
    expect(isSameOrigin({ 'sec-fetch-site': 'none' }, origin)).toBe(true);
  });

  it('are refused from anywhere else', () => {
    for (const other of ['https://shop.test', 'http://shop.test:81', 'http://a.shop.test', 'null', '']) {
      expect(isSameOrigin({ origin: other, 'sec-fetch-site': 'same-origin' }, origin)).toBe(false);
    }
    for (const site of ['cross-site', 'same-site', 'x'])
      expect(isSameOrigin({ 'sec-fetch-site': site }, origin)).toBe(false);
  });
});

it("takes the visitor's address from the trusted proxy's entry, never from the visitor's own", () => {
  const req = {
    headers: { 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.0.0.1' },
    socket: { remoteAddress: '127.0.0.1' },
  } as unknown as IncomingMessage;
  expect(addressOf(req, { proxies: 0 })).toBe('127.0.0.1');
  expect(addressOf(req, { proxies: 1 })).toBe('10.0.0.1');
  expect(addressOf(req, { proxies: 2 })).toBe('1.2.3.4');
  const mapped = {
    headers: {},
    socket: { remoteAddress: '::ffff:203.0.113.7' },
  } as unknown as IncomingMessage;
  expect(addressOf(mapped, { proxies: 0 })).toBe('203.0.113.7');
});
