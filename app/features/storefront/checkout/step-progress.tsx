import * as m from '#messages';
import type { CheckoutPage, CheckoutStep } from '#schemas/domain/sales/checkout-draft.ts';
import { classes } from '#ui/classes.ts';
import { Link } from '#ui/link.tsx';
import { CheckIcon } from '#ui/status-icons.tsx';
import { isFullLoad, stepNames, stepPaths } from './steps.ts';

/** Where the shopper is; what is done leads back to itself. */
export function StepProgress({ steps, current }: { steps: CheckoutPage['steps']; current: CheckoutStep }) {
  const at = steps.findIndex(({ step }) => step === current);
  const reached = steps.findIndex(({ complete }) => !complete);
  return (
    <nav aria-label={m.checkout_steps()} className="mb-6 border-b border-line pb-4">
      <p className="text-sm text-stone wide:hidden">
        {m.checkout_step_of({ step: at + 1, count: steps.length, name: stepNames[current]() })}
      </p>
      <ol className="mt-2 flex gap-2 wide:mt-0 wide:flex-wrap wide:gap-x-7">
        {steps.map(({ step, complete }, index) => {
          const name = stepNames[step]();
          const isOpen = index !== at && (complete || index <= reached);
          const label = (
            <>
              <span
                aria-hidden="true"
                className={classes(
                  'inline-flex items-center justify-center rounded-full text-sm font-semibold max-wide:h-1.5 max-wide:w-full max-wide:overflow-hidden max-wide:text-[0px] wide:size-7',
                  index === at
                    ? 'bg-accent text-on-accent'
                    : complete
                      ? 'bg-accent-soft text-accent'
                      : 'bg-sand text-stone',
                )}
              >
                {complete && index !== at ? <CheckIcon className="size-4 max-wide:hidden" /> : index + 1}
              </span>
              <span className="max-wide:sr-only">{name}</span>
            </>
          );
          const look = 'flex min-h-6 items-center gap-2.5 wide:min-h-9';
          return (
            <li
              key={step}
              className="relative max-wide:grow"
              aria-current={index === at ? 'step' : undefined}
            >
              {isOpen ? (
                <Link
                  to={stepPaths[step]}
                  reloadDocument={isFullLoad(stepPaths[step])}
                  className={classes(look, 'underline-offset-4 hover:underline')}
                >
                  {label}
                </Link>
              ) : (
                <span className={classes(look, index === at ? 'font-semibold' : 'text-stone')}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
