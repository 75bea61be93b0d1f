// @vitest-environment happy-dom
import { act, type FormHTMLAttributes } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { StaffForm } from './panel.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const navigation = vi.hoisted(() => ({ state: 'idle' }));
vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  Form: ({
    preventScrollReset: _,
    ...rest
  }: FormHTMLAttributes<HTMLFormElement> & { preventScrollReset?: boolean }) => <form {...rest} />,
  useNavigation: () => navigation,
}));

test('a form is sent once until its answer is shown', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let refuses = false;
  const show = (state: string) =>
    act(async () => {
      navigation.state = state;
      root.render(
        <div onSubmitCapture={(event) => refuses && event.preventDefault()}>
          <StaffForm name="invoice">{state}</StaffForm>
        </div>,
      );
    });
  /** Whether it went. */
  const submit = () => {
    const form = document.querySelector('form');
    return form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  await show('idle');
  expect([submit(), submit()]).toEqual([true, false]);
  await show('submitting');
  expect(submit()).toBe(false);
  await show('loading');
  expect(submit()).toBe(false);
  await show('idle');
  expect([submit(), submit()]).toEqual([true, false]);
  await show('loading');
  await show('idle');
  // What was refused around it did not go, and does not stop the next.
  refuses = true;
  expect(submit()).toBe(false);
  refuses = false;
  expect([submit(), submit()]).toEqual([true, false]);
  await act(async () => root.unmount());
  document.body.replaceChildren();
});
