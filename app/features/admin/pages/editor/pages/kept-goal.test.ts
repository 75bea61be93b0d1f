// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { keepGoal, restoreGoal } from './kept-goal.ts';

afterEach(() => sessionStorage.clear());

function aForm(goal = '', until = ''): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `<input type="hidden" name="intent" value="compose"><textarea name="goal"></textarea>
    <details><input name="until"></details>`;
  const [area, input] = [
    form.querySelector('textarea'),
    form.querySelector<HTMLInputElement>('details input'),
  ];
  if (area) area.value = goal;
  if (input) input.value = until;
  return form;
}
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

test('what was typed is there again, with what hides it open', () => {
  keepGoal('ann', aForm('Sale on sinks', '2099-06-30'));
  const again = aForm();
  restoreGoal('ann', again);
  expect(valuesOf(again)).toEqual({ intent: 'compose', goal: 'Sale on sinks', until: '2099-06-30' });
  expect(again.querySelector('details')?.open).toBe(true);
});

test('it is written over nothing, and an emptied form keeps nothing', () => {
  keepGoal('ann', aForm('Sale on sinks'));
  const typed = aForm('Something else');
  restoreGoal('ann', typed);
  expect(valuesOf(typed)).toMatchObject({ goal: 'Something else' });
  keepGoal('ann', aForm());
  expect(sessionStorage).toHaveLength(0);
});

test('the next person at this browser sees none of it', () => {
  keepGoal('ann', aForm('Sale on sinks'));
  const other = aForm();
  restoreGoal('ben', other);
  expect(valuesOf(other)).toMatchObject({ goal: '' });
  expect(sessionStorage).toHaveLength(0);
});
