import { expect, test } from 'vitest';
import { formObject, formValues } from './form-data.ts';
import { formErrors } from './form-errors.ts';

test('a pointer becomes the name of the field, with its first message', () => {
  expect(
    formErrors({ '/email': ['Enter an email', 'Too short'], '/billing_address/zip': ['Enter a ZIP'] }),
  ).toEqual({
    email: 'Enter an email',
    'billing_address.zip': 'Enter a ZIP',
  });
});

test('the root is taken off, and what lies outside it is left out', () => {
  expect(
    formErrors({ '/details/phone': ['Enter a phone'], '/cart_id': ['expected an id'] }, '/details'),
  ).toEqual({
    phone: 'Enter a phone',
  });
});

test('escaped pointers are read', () => {
  expect(formErrors({ '/a~1b/c~0d': ['no'] })).toEqual({ 'a/b.c~d': 'no' });
});

test('no field errors is no errors', () => {
  expect(formErrors(undefined)).toEqual({});
  expect(formErrors({ '/': ['whole body'] })).toEqual({});
});

test('dotted names become objects, and a password is never shown again', () => {
  const form = new FormData();
  form.set('email', 'a@b.example');
  form.set('password', 'secret');
  form.set('billing_address.zip', '97209');
  form.set('__proto__.polluted', 'yes');
  expect(JSON.parse(JSON.stringify(formObject(form)))).toMatchObject({
    email: 'a@b.example',
    billing_address: { zip: '97209' },
  });
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(formValues(form)).not.toHaveProperty('password');
});
