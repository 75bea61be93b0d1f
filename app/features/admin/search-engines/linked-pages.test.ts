import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shopLinkedPages } from '#schemas/domain/content/finding.ts';

test('the pages that count as linked are those that the shop’s own screens name', () => {
  const files = [
    'app/features/storefront/pages/policy-links.tsx',
    'app/features/storefront/shell/quiet-frame.tsx',
    'app/routes/privacy.ts',
    'blocks/footer/component.tsx',
  ];
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\/page\/([a-z-]+)/g)].map(([, slug]) => slug),
  );
  expect([...new Set(named)].toSorted()).toEqual(shopLinkedPages);
});
