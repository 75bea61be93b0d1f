/** Questions by their state: answered, published or rejected, and the answers of buyers with them. */
import { Form, Link } from '@remix-run/react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { DeskQuestion } from '#schemas/domain/catalog/question.ts';
import type { ModerationStatus } from '#schemas/domain/catalog/review.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/field.tsx';
import { type DeskPage, ModerationDesk } from './moderation-desk.tsx';
import { moderationNames } from './status-tabs.tsx';

type Props = {
  questions: DeskPage<DeskQuestion> | null;
  status: ModerationStatus;
  answer: StaffAnswer | undefined;
};

export function QuestionsScreen({ questions, status, answer }: Props) {
  return (
    <ModerationDesk
      path="/admin/questions"
      title={m.desk_questions()}
      rows={questions}
      notYours={m.desk_questions_not_yours()}
      none={{ title: m.desk_questions_none(), text: m.desk_questions_none_text() }}
      status={status}
      answer={answer}
      row={(question) => (
        <Row key={`${question._id}:${question.version}`} question={question} answer={answer} />
      )}
    />
  );
}

function Row({ question, answer }: { question: DeskQuestion; answer: StaffAnswer | undefined }) {
  const scripted = useScripted();
  const zone = useShopZone();
  const { _id, product, text, author, email, status, created_at, answers } = question;
  const refused = answer && !answer.done && answer.form === `${_id}:answer` ? answer : undefined;
  return (
    <li className="grid gap-x-8 gap-y-5 rounded-lg border border-line bg-surface p-5 shadow-card broad:grid-cols-[1fr_22rem]">
      <div className="min-w-0">
        <p className="text-sm text-stone">{moderationNames[status]()}</p>
        <h2 className="mt-1 text-lg font-semibold whitespace-pre-line [overflow-wrap:anywhere]">{text}</h2>
        <p className="text-sm text-stone [overflow-wrap:anywhere]">
          <Link to={product.href} className="underline underline-offset-4 hover:text-accent">
            {product.name}
          </Link>
          {' · '}
          {m.review_by({ author, day: formatDay(created_at, zone) })} · {email}
        </p>
        <Decide question={question} status={status} label={text} />
        {answers.map((one) => (
          <div key={one._id} className="mt-4 border-l-2 border-line pl-4">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{one.text}</p>
            <p className="text-sm text-stone">
              {m.review_by({ author: one.author, day: formatDay(one.at, zone) })} ·{' '}
              {one.dealer ? m.question_by_dealer() : m.review_verified()} · {moderationNames[one.status]()}
            </p>
            <Decide question={question} answer={one._id} status={one.status} label={one.text} />
          </div>
        ))}
      </div>
      <Form method="post" preventScrollReset noValidate={scripted} className="space-y-2">
        <input type="hidden" name="id" value={_id} />
        <input type="hidden" name="action" value="answer" />
        <TextareaField
          name="text"
          required
          rows={4}
          maxLength={2000}
          label={m.desk_question_answer()}
          defaultValue={refused?.values.text}
          error={refused?.errors.text}
        />
        <Button type="submit" size="small" aria-label={m.desk_question_answer_of({ text })}>
          {m.desk_question_answer_send()}
        </Button>
      </Form>
    </li>
  );
}

/** Publishes or rejects a question, or an answer to it. */
function Decide(props: { question: DeskQuestion; answer?: string; status: ModerationStatus; label: string }) {
  const { question, answer = '', status, label } = props;
  return (
    <Form method="post" preventScrollReset className="mt-2 flex gap-2">
      <input type="hidden" name="id" value={question._id} />
      <input type="hidden" name="version" value={question.version} />
      <input type="hidden" name="answer" value={answer} />
      {status === 'published' ? null : (
        <Button
          type="submit"
          name="action"
          value="publish"
          variant="outline"
          size="small"
          aria-label={m.desk_review_publish_of({ headline: label })}
        >
          {m.desk_review_publish()}
        </Button>
      )}
      {status === 'rejected' ? null : (
        <Button
          type="submit"
          name="action"
          value="reject"
          variant="outline"
          size="small"
          aria-label={m.desk_review_reject_of({ headline: label })}
        >
          {m.desk_review_reject()}
        </Button>
      )}
    </Form>
  );
}
