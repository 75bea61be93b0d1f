import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { isFullLoad, stepNames, stepPaths } from './steps.ts';
import type { StepForm } from './use-step-form.ts';

type Work = Pick<StepForm, 'answer' | 'errors' | 'failed' | 'stands' | 'summary' | 'retry'>;

/** What stands in the way, with links to the fields; takes the focus when it appears. */
export function Problems({ work: { answer, errors, failed, stands, summary, retry } }: { work: Work }) {
  const list = Object.entries(errors);
  const isWrong = list.length > 0 || Boolean(answer?.toCart || answer?.fixes.length) || failed;
  return (
    <div ref={summary} tabIndex={-1} className="scroll-mt-6 outline-offset-4">
      {stands ? (
        <Notice
          className="mt-6"
          tone={isWrong ? 'error' : 'warning'}
          title={list.length > 0 ? m.checkout_errors() : undefined}
        >
          {failed ? (
            <>
              <p>{m.checkout_failed()}</p>
              <Button size="small" variant="outline" onClick={retry} className="mt-2">
                {m.checkout_retry()}
              </Button>
            </>
          ) : null}
          {answer?.notice && !failed ? <p>{answer.notice}</p> : null}
          {answer && answer.changes.length > 0 && !failed ? (
            <ul aria-label={m.checkout_changes()} className="mt-1 list-disc pl-5">
              {answer.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          ) : null}
          {answer && answer.fixes.length > 0 && !failed ? (
            <ul className="mt-1 list-disc pl-5">
              {answer.fixes.map(({ step, message }) => (
                <li key={`${step} ${message}`}>
                  {message}{' '}
                  <Link
                    to={stepPaths[step]}
                    reloadDocument={isFullLoad(stepPaths[step])}
                    className="font-semibold underline underline-offset-4"
                  >
                    {m.checkout_fix({ step: stepNames[step]() })}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          {answer?.lost ? (
            <Link
              to={answer.lost === 'joined' ? '/checkout' : '/login?returnTo=/checkout'}
              reloadDocument
              className="font-semibold underline underline-offset-4"
            >
              {answer.lost === 'joined' ? m.checkout_joined_go_on() : m.checkout_lost_log_in()}
            </Link>
          ) : null}
          {answer?.toCard ? (
            <Link to={stepPaths.card} reloadDocument className="font-semibold underline underline-offset-4">
              {m.payment_use_other()}
            </Link>
          ) : null}
          {answer?.toCart ? (
            <Link to="/cart" className="font-semibold underline underline-offset-4">
              {m.checkout_to_cart()}
            </Link>
          ) : null}
          {list.length > 0 ? (
            <ul className="mt-1 list-disc pl-5">
              {list.map(([name, message]) => (
                <li key={name}>
                  {answer?.toCart ? (
                    message
                  ) : (
                    <a href={`#${name}`} className="underline underline-offset-4">
                      {nameError(name, message)}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          ) : null}
        </Notice>
      ) : null}
    </div>
  );
}

/** Two addresses have the same fields: the summary says which one is meant. */
function nameError(name: string, message: string): string {
  if (name.startsWith('billing_address.'))
    return m.checkout_error_in({ section: m.checkout_billing(), message });
  if (name.startsWith('shipping_address.'))
    return m.checkout_error_in({ section: m.checkout_delivery_address(), message });
  return message;
}
