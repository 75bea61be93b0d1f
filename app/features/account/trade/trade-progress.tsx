import * as m from '#messages';
import { type TradeStep, tradeSteps } from '#schemas/domain/people/trade-draft.ts';
import { classes } from '#ui/classes.ts';
import { CheckIcon } from '#ui/status-icons.tsx';
import type { TradePath } from './trade.server.ts';

export const tradeStepNames: Record<TradeStep, () => string> = {
  person: m.trade_person,
  company: m.trade_company,
  address: m.trade_address,
  certificate: m.trade_certificate,
  business: m.trade_business,
  terms: m.trade_terms,
  review: m.trade_review,
};

type Props = { path: TradePath; current: TradeStep; reached: TradeStep; isLoggedIn: boolean };

/** Where the application is; what is done leads back to itself, but for the account, which is made once. */
export function TradeProgress({ path, current, reached, isLoggedIn }: Props) {
  const at = tradeSteps.indexOf(current);
  const far = tradeSteps.indexOf(reached);
  return (
    <nav aria-label={m.trade_steps()} className="mb-7 border-b border-line pb-4">
      <p className="text-sm text-stone">
        {m.checkout_step_of({ step: at + 1, count: tradeSteps.length, name: tradeStepNames[current]() })}
      </p>
      <ol className="mt-2 flex gap-2">
        {tradeSteps.map((step, index) => {
          const isDone = index < far;
          const isOpen = index !== at && index <= far && !(step === 'person' && isLoggedIn);
          const name = tradeStepNames[step]();
          const dot = (
            <>
              <span
                aria-hidden="true"
                className={classes(
                  'inline-flex h-1.5 w-full items-center justify-center overflow-hidden rounded-full text-[0px] wide:size-7 wide:text-sm wide:font-semibold',
                  index === at
                    ? 'bg-accent text-on-accent'
                    : isDone
                      ? 'bg-accent-soft text-accent'
                      : 'bg-sand text-stone',
                )}
              >
                {isDone && index !== at ? <CheckIcon className="size-4 max-wide:hidden" /> : index + 1}
              </span>
              <span className="sr-only">{name}</span>
            </>
          );
          const look = 'flex min-h-6 items-center wide:min-h-9';
          return (
            <li key={step} className="grow wide:grow-0" aria-current={index === at ? 'step' : undefined}>
              {isOpen ? (
                <a href={`${path}?step=${step}`} title={name} className={look}>
                  {dot}
                </a>
              ) : (
                <span title={name} className={look}>
                  {dot}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
