// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFirstWrong } from '#app/shared/forms/use-first-wrong.ts';
import type { WarehouseRecord } from '#schemas/domain/platform/warehouse-desk.ts';
import { useShownForm } from './form-state.ts';
import type { WarehouseAnswer } from './warehouses.server.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const answerOf = (form: string, done: boolean, errors: Record<string, string> = {}): WarehouseAnswer => ({
  form,
  done,
  values: {},
  errors,
  message: null,
  stale: false,
});

type Page = { version: number; phone: string; zips: string; answer?: WarehouseAnswer };

function Forms({ version, phone, zips, answer }: Page) {
  const record = { version } as WarehouseRecord;
  const details = useShownForm(record, answer, 'details', { phone });
  const area = useShownForm(record, answer, 'area', { zips });
  useFirstWrong(answer);
  return (
    <>
      <form>
        <input type="hidden" name="form" value="details" />
        <input
          key={details.fields}
          name="phone"
          data-version={details.version}
          defaultValue={phone}
          aria-invalid={answer?.errors.phone ? true : undefined}
        />
      </form>
      <form>
        <input type="hidden" name="form" value="area" />
        <input
          key={area.fields}
          name="zips"
          data-version={area.version}
          defaultValue={zips}
          aria-invalid={answer?.errors.zips ? true : undefined}
        />
      </form>
    </>
  );
}

const show = (page: Page) => act(async () => root.render(<Forms {...page} />));
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const state = (name: string) => [field(name).value, field(name).dataset.version];

test('one form is saved, what was typed in the others stays and is saved over the new version', async () => {
  await show({ version: 1, phone: '1', zips: '97' });
  field('phone').value = '2';
  field('zips').value = '98, 97';
  await show({ version: 2, phone: '1', zips: '97, 98', answer: answerOf('area', true) });
  expect([state('phone'), state('zips')]).toEqual([
    ['2', '2'],
    ['97, 98', '2'],
  ]);
});

test('what somebody else changed meanwhile is not saved over', async () => {
  await show({ version: 1, phone: '1', zips: '97' });
  field('phone').value = '2';
  await show({ version: 3, phone: '3', zips: '98', answer: answerOf('area', true) });
  expect([state('phone'), state('zips')]).toEqual([
    ['2', '1'],
    ['98', '3'],
  ]);
});

test('a refusal leaves the versions, and the focus goes to what is wrong', async () => {
  await show({ version: 1, phone: '1', zips: '97' });
  field('zips').value = 'x';
  await show({ version: 2, phone: '1', zips: '97', answer: answerOf('area', false, { zips: 'Wrong.' }) });
  expect(state('zips')).toEqual(['x', '1']);
  expect(document.activeElement).toBe(field('zips'));
});
