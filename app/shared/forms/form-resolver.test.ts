import { expect, test } from 'vitest';
import { z } from 'zod';
import { addressSchema } from '#schemas/domain/platform/address.ts';
import { formResolver } from './form-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const check = formResolver(z.object({ note: z.string().max(3), address: addressSchema }));
const address = { name: 'Ada', address: '1 Main St', city: 'Portland', state: 'OR', zip: '97209' } as const;

test('a form that is right gives its values', async () => {
  expect(await check({ note: 'Hi', address }, undefined, options)).toEqual({
    values: { note: 'Hi', address },
    errors: {},
  });
});

test('what is wrong is said at its field in our words, zod’s own checks too', async () => {
  const { errors } = await check({ note: 'Hello', address: { ...address, zip: '9' } }, undefined, options);
  expect(errors).toMatchObject({
    note: { message: 'Shorten this to 3 characters.' },
    address: { zip: { message: 'Enter a ZIP code, such as 97209.' } },
  });
});
