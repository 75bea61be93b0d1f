// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { StaffAnswer } from './staff-answer.ts';
import { useSavedTimes } from './use-saved-times.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const navigation = vi.hoisted(() => ({ state: 'idle' }));
vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useNavigation: () => navigation,
}));

const answerOf = (form: string, done: boolean): StaffAnswer => ({
  form,
  done,
  values: {},
  errors: {},
  message: null,
});

function Field({ answer }: { answer?: StaffAnswer }) {
  return <input key={useSavedTimes(answer, 'details')} />;
}

test('a form begins again once its own success is shown, and not for another answer', async () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  const show = (state: string, answer?: StaffAnswer) =>
    act(async () => {
      navigation.state = state;
      root.render(<Field answer={answer} />);
    });
  const typed = () => box.querySelector('input')?.value;
  await show('idle');
  Object.assign(box.querySelector('input') ?? {}, { value: 'Leave at the gate' });
  await show('idle', answerOf('add', true));
  await show('idle', answerOf('details', false));
  expect(typed()).toBe('Leave at the gate');
  const saved = answerOf('details', true);
  await show('loading', saved);
  expect(typed()).toBe('Leave at the gate');
  await show('idle', saved);
  expect(typed()).toBe('');
  await act(async () => root.unmount());
});
