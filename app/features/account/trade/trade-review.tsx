/** The last step: everything once more, and the application. */
import type { ReactNode } from 'react';
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { referralNames, tradeNames, yearlySpendNames } from '#app/shared/trade-words.ts';
import * as m from '#messages';
import type { Referral } from '#schemas/domain/people/company.ts';
import type { TradeStep } from '#schemas/domain/people/trade-draft.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { Button } from '#ui/button.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import type { TradePage, TradePath } from './trade.server.ts';
import { tradeStepNames } from './trade-progress.tsx';

export type StepProps = TradePage & {
  path: TradePath;
  answer: FormAnswer | undefined;
  /** Why it was refused as a whole. */
  refused: ReactNode;
};

export function TradeReview({ path, details, certificate }: StepProps) {
  const scripted = useScripted();
  const part = (step: TradeStep, children: ReactNode) => (
    <section className="border-t border-line py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{tradeStepNames[step]()}</h3>
        <a
          href={`${path}?step=${step}`}
          aria-label={m.checkout_change_part({ part: tradeStepNames[step]() })}
          className="inline-block min-h-6 py-1 text-sm text-accent underline underline-offset-4"
        >
          {m.checkout_change()}
        </a>
      </div>
      <div className="mt-1 [overflow-wrap:anywhere]">{children}</div>
    </section>
  );
  const lines = (...texts: (string | null | undefined)[]) =>
    texts.filter(Boolean).map((text) => (
      <span key={text} className="block">
        {text}
      </span>
    ));
  const { address, trade, yearly_spend: spend, heard, terms_limit: limit } = details;
  return (
    <form method="post" noValidate={scripted}>
      {part('company', lines(details.company_name, details.phone, details.website))}
      {part('address', address ? <PostalAddress {...address} name="" company="" phone="" /> : null)}
      {part(
        'certificate',
        lines(
          details.tax_id,
          details.state_licence,
          certificate
            ? m.trade_certificate_file({
                name: certificate.name,
                kilobytes: Math.ceil(certificate.bytes / 1024),
              })
            : m.trade_certificate_none(),
        ),
      )}
      {part(
        'business',
        lines(
          trade && tradeNames[trade](),
          spend && m.trade_yearly_spend_is({ spend: yearlySpendNames[spend]() }),
          heard ? referralNames[heard as Referral]() : '',
        ),
      )}
      {part(
        'terms',
        lines(
          limit ? m.trade_terms_is({ limit: formatDollars(limit) }) : m.trade_terms_none(),
          details.lien ? m.trade_lien() : '',
        ),
      )}
      <input type="hidden" name="step" value="review" />
      <Button type="submit" size="large" full className="mt-6">
        {m.trade_submit()}
      </Button>
      <p className="mt-3 text-sm text-stone">{m.trade_submit_text()}</p>
    </form>
  );
}
