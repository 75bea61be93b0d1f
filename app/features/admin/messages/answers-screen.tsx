/** The ready answers: changed, removed, and one more at the end. */
import { Link } from '@remix-run/react';
import { Answer, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { CannedAnswers } from '#schemas/domain/people/chat.ts';
import { CheckboxField, TextareaField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { backLook } from './figures-screen.tsx';

type Props = CannedAnswers & { isSaved: boolean; refused: StaffAnswer | undefined };

const savedAnswer = (): StaffAnswer => ({
  form: 'answers',
  done: true,
  values: {},
  errors: {},
  message: m.inbox_answers_saved(),
});

export function AnswersScreen({ version, answers, isSaved, refused }: Props) {
  const answer = refused ?? (isSaved ? savedAnswer() : undefined);
  return (
    <Container className="py-6 wide:py-8">
      <Link to="/admin/messages" className={backLook}>
        {m.inbox_back()}
      </Link>
      <Heading level={1} size="section">
        {m.inbox_answers()}
      </Heading>
      <p className="mt-1 max-w-text text-sm text-stone">{m.inbox_answers_text()}</p>
      <p className="mt-1 max-w-text text-sm text-stone">
        {m.inbox_answers_names({ name: '{name}', me: '{me}' })}
      </p>
      <Answer answer={answer} />
      {/* What was saved is what the fields begin with. */}
      <StaffForm key={JSON.stringify(answers)} name="answers" className="mt-6 max-w-3xl space-y-4">
        <input type="hidden" name="version" value={refused?.values.version ?? version} />
        {answers.map((one, index) => (
          <Row key={`${one.title} ${one.text}`} row={`${index}`} shown={one} answer={answer} />
        ))}
        <Row row="new" answer={answer} />
        <Submit form="answers">{m.inbox_answers_save()}</Submit>
      </StaffForm>
    </Container>
  );
}

type RowProps = {
  /** Its name in the form. */
  row: string;
  shown?: CannedAnswers['answers'][number];
  answer: StaffAnswer | undefined;
};

function Row({ row, shown, answer }: RowProps) {
  const [title, text, remove] = [`title:${row}`, `text:${row}`, `remove:${row}`];
  const typed = answer?.done ? undefined : answer?.values;
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-surface p-5 shadow-card">
      <legend className="sr-only">{shown?.title ?? m.inbox_answers_new()}</legend>
      <input type="hidden" name="row" value={row} />
      {shown ? null : (
        <p aria-hidden="true" className="mb-3 font-display text-xl">
          {m.inbox_answers_new()}
        </p>
      )}
      <div className="space-y-3">
        <TextField
          name={title}
          required={shown !== undefined}
          conditional
          maxLength={60}
          label={m.inbox_answer_title()}
          defaultValue={typed?.[title] ?? shown?.title ?? ''}
          error={answer?.errors[title]}
          autoComplete="off"
        />
        <TextareaField
          name={text}
          required={shown !== undefined}
          conditional
          rows={3}
          maxLength={4000}
          label={m.inbox_answer_text()}
          defaultValue={typed?.[text] ?? shown?.text ?? ''}
          error={answer?.errors[text]}
        />
        {shown ? (
          <CheckboxField
            name={remove}
            label={m.inbox_answer_remove({ title: shown.title })}
            defaultChecked={typed?.[remove] !== undefined}
            className="text-sm"
          />
        ) : null}
      </div>
    </fieldset>
  );
}
