import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextareaField, TextField } from './field.tsx';

test.each([
  ['one line', TextField],
  ['several lines', TextareaField],
])('a field of %s that a case requires does not say that it is optional', (_, Field) => {
  const text = (props: object) => renderToStaticMarkup(<Field name="site" label="Job site" {...props} />);
  expect(text({})).toContain('(optional)');
  expect(text({ required: true })).not.toContain('(optional)');
  expect(text({ conditional: true })).not.toContain('(optional)');
  expect(text({ conditional: true })).not.toMatch(/ required| conditional/);
});
