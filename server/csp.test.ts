import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, safetyHeaders, scriptHashes } from './csp.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('hashes each inline script once, by its exact bytes', () => {
  const html = `<script>a()</script><SCRIPT type="module"> b("é");
</SCRIPT ><script>a()</script>`;
  expect(scriptHashes(html)).toEqual([sha('a()'), sha(' b("é");\n')]);
});

it('leaves scripts from files and data blocks out', () => {
  const html =
    '<script src="/x.js"></script><script type="application/ld+json">{}</script><script async data-src="no">1</script>';
  expect(scriptHashes(html)).toEqual([sha('1')]);
});

it('never opens scripts for inline code outside development', () => {
  const policy = contentSecurityPolicy([sha('a()')]);
  expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline'");
});

it('asks for https only where the visitor came by https', () => {
  const names = (origin: string) => safetyHeaders(origin).map(([name]) => name);
  expect(names('http://shop.test')).not.toContain('strict-transport-security');
  expect(names('https://shop.test')).toContain('strict-transport-security');
});
