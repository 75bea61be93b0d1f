import { Link } from '@remix-run/react';
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { CheckIcon } from '#ui/status-icons.tsx';
import type { TradePage, TradePath } from './trade.server.ts';
import { TradeForm } from './trade-form.tsx';
import { TradeProgress } from './trade-progress.tsx';

type Props = TradePage & { path: TradePath; answer: FormAnswer | undefined };

/** The steps, or how the application stands. */
export function TradeScreen(props: Props) {
  const { company, isAgain, path } = props;
  return company && !isAgain ? (
    <Status company={company} again={props.mayApplyAgain ? path : null} />
  ) : (
    <Application {...props} />
  );
}

const gains = [m.trade_gain_prices, m.trade_gain_people, m.trade_gain_rebate, m.trade_gain_desk];

function Application(props: Props) {
  const { path, person, answer } = props;
  return (
    <Container className="py-10 wide:py-16">
      <div className="grid items-start gap-x-16 gap-y-10 desk:grid-cols-[5fr_7fr]">
        <div className="desk:sticky desk:top-8">
          <p className="text-sm font-semibold tracking-label text-accent uppercase">{m.trade_kicker()}</p>
          <Heading level={1} className="mt-3">
            {m.trade_title()}
          </Heading>
          {props.isAgain && props.company?.reason ? <Reason reason={props.company.reason} /> : null}
          {props.hasOffer ? (
            <p className="mt-4 max-w-text border-l-4 border-accent bg-accent-soft px-4 py-3">
              {m.trade_offer_kept()}
            </p>
          ) : null}
          {/* On a phone, the form is what the next steps are about. */}
          <div className={classes(props.step !== 'person' && 'max-desk:hidden')}>
            <p className="mt-4 max-w-text text-lg text-stone">{m.trade_text()}</p>
            <ul className="mt-7 space-y-3">
              {gains.map((gain) => (
                <li key={gain()} className="flex gap-3">
                  <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent" />
                  <span>{gain()}</span>
                </li>
              ))}
            </ul>
            <p className="mt-7 border-t border-line pt-5 text-stone">{m.trade_pending_note()}</p>
          </div>
        </div>
        <div className="rounded-sm bg-surface px-5 py-8 shadow-card wide:px-10 wide:py-11">
          <TradeProgress
            path={path}
            current={props.step}
            reached={props.reached}
            isLoggedIn={person !== null}
          />
          {person ? (
            <p className="mb-8">{m.trade_as({ name: person.name, email: person.email })}</p>
          ) : (
            <p className="mb-8 flex flex-wrap items-center gap-x-2">
              {m.account_have_account()}
              <LoginLink path={path} />
            </p>
          )}
          <TradeForm
            {...props}
            refused={
              answer?.message ? (
                <>
                  {answer.message} {person ? null : <LoginLink path={path} />}
                </>
              ) : null
            }
          />
        </div>
      </div>
    </Container>
  );
}

function LoginLink({ path }: Pick<Props, 'path'>) {
  return (
    <Link
      to={`/login?${new URLSearchParams({ returnTo: path })}`}
      className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4"
    >
      {m.trade_log_in()}
    </Link>
  );
}

const stands = {
  pending: [m.trade_status_pending, m.trade_status_pending_text],
  approved: [m.trade_status_approved, m.trade_status_approved_text],
  declined: [m.trade_status_declined, m.trade_status_declined_text],
} as const;

const steps = [
  [m.trade_step_read, m.trade_step_read_text],
  [m.trade_step_mail, m.trade_step_mail_text],
  [m.trade_step_buy, m.trade_step_buy_text],
] as const;

const Reason = ({ reason }: { reason: string }) => (
  <div className="mt-6 max-w-text border-l-4 border-warning bg-warning-soft px-4 py-3">
    <p className="font-semibold">{m.trade_status_declined_because()}</p>
    <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
  </div>
);

type StatusProps = { company: NonNullable<Props['company']>; again: TradePath | null };

function Status({ company: { name, status, reason }, again }: StatusProps) {
  const [title, text] = stands[status];
  return (
    <Container className="py-10 wide:py-16">
      <p className="text-sm font-semibold tracking-label text-accent uppercase">{name}</p>
      <Heading level={1} className="mt-3 max-w-3xl">
        {title()}
      </Heading>
      {reason ? <Reason reason={reason} /> : null}
      <p className="mt-4 max-w-text text-lg text-stone">{text()}</p>
      {status === 'pending' ? (
        <ol className="mt-10 grid gap-x-10 gap-y-7 border-t border-line pt-8 wide:grid-cols-3">
          {steps.map(([step, more], index) => (
            <li key={step()}>
              <p aria-hidden="true" className="font-display text-3xl text-accent">
                {index + 1}
              </p>
              <p className="mt-1 font-semibold">{step()}</p>
              <p className="mt-1 text-stone">{more()}</p>
            </li>
          ))}
        </ol>
      ) : null}
      <div className="mt-10 flex flex-wrap gap-3">
        {again ? <ButtonLink to={`${again}?step=company`}>{m.trade_again()}</ButtonLink> : null}
        <ButtonLink to="/" variant={again ? 'outline' : 'primary'}>
          {m.cart_keep_shopping()}
        </ButtonLink>
        <ButtonLink to="/a/profile" variant="outline" reloadDocument>
          {m.account_nav_profile()}
        </ButtonLink>
      </div>
    </Container>
  );
}
