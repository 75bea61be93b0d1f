/** A page described in words: what it is for, for whom and when. The draft opens in the editor. */
import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { longestGoal } from '#schemas/domain/content/goal-length.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextareaField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { isNearMax, TextCount } from '../fields/controls/text-count.tsx';
import type { ComposeAnswer } from './compose.server.ts';
import { keepGoal, restoreGoal } from './kept-goal.ts';
import { audienceOptions } from './page-words.tsx';

const goalId = 'compose-goal';
const examples = [m.compose_example_sale, m.compose_example_arrivals, m.compose_example_trade] as const;

/** Puts an example where a person would write, ready to be changed. */
function writeExample(text: string): void {
  const area = document.getElementById(goalId);
  if (!(area instanceof HTMLTextAreaElement)) return;
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.focus();
}

type Props = { answer: ComposeAnswer | undefined; account: string };

export function ComposeForm({ answer, account }: Props) {
  const scripted = useScripted();
  const { state, formData } = useNavigation();
  const { typed, errors = {}, message } = answer ?? {};
  const [goal, setGoal] = useState(typed?.goal ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    restoreGoal(account, form.current);
    setGoal(String(new FormData(form.current).get('goal') ?? ''));
  }, [account]);
  const hasMore = Boolean(typed?.audience || typed?.from || typed?.until);
  return (
    <section
      aria-labelledby="compose-title"
      className="mt-6 rounded-lg border border-line bg-surface p-5 shadow-card wide:p-6"
    >
      <Heading level={2} size="small" id="compose-title">
        {m.compose_heading()}
      </Heading>
      <p className="mt-1.5 max-w-text text-stone">{m.compose_intro()}</p>
      {message ? (
        <Notice tone="error" className="mt-4">
          {message}
        </Notice>
      ) : null}
      <Form
        ref={form}
        method="post"
        noValidate={scripted}
        className="mt-5 grid gap-5"
        onInput={({ currentTarget }) => {
          keepGoal(account, currentTarget);
          setGoal(String(new FormData(currentTarget).get('goal') ?? ''));
        }}
      >
        <input type="hidden" name="intent" value="compose" />
        <div>
          <TextareaField
            id={goalId}
            name="goal"
            rows={2}
            required
            // What is too long is said and not cut, where it can be said.
            maxLength={scripted ? undefined : longestGoal}
            label={m.compose_goal()}
            hint={m.compose_goal_hint()}
            defaultValue={typed?.goal}
            error={errors.goal}
          />
          {isNearMax(goal, longestGoal) ? (
            <p className="mt-1.5 text-sm text-stone">
              <TextCount text={goal} max={longestGoal} />
            </p>
          ) : null}
          <ul aria-label={m.compose_examples()} className="script-only mt-3 flex flex-wrap gap-2">
            {examples.map((example) => (
              <li key={example()}>
                <button
                  type="button"
                  onClick={() => writeExample(example())}
                  className="min-h-9 rounded-full border border-line-strong px-3.5 py-1 text-left text-sm hover:border-accent hover:bg-accent-soft"
                >
                  {example()}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <details open={hasMore}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4">
            {m.compose_more()}
          </summary>
          <div className="mt-3 grid gap-5 wide:grid-cols-3">
            <SelectField
              name="audience"
              label={m.editor_page_audience()}
              hint={m.compose_audience_hint()}
              defaultValue={typed?.audience ?? ''}
              error={errors.audience}
            >
              <option value="">{m.compose_audience_any()}</option>
              {audienceOptions()}
            </SelectField>
            <TextField
              type="date"
              name="from"
              label={m.compose_from()}
              defaultValue={typed?.from}
              error={errors.from}
            />
            <TextField
              type="date"
              name="until"
              label={m.compose_until()}
              defaultValue={typed?.until}
              error={errors.until}
            />
          </div>
        </details>
        <Button
          type="submit"
          className="justify-self-start"
          busy={state === 'submitting' && formData?.get('intent') === 'compose'}
        >
          {m.compose_submit()}
        </Button>
      </Form>
    </section>
  );
}
