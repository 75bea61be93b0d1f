/** An employee's own account: password, second factor, sessions. */
import { EmailLanguagePanel } from '#app/shared/own-account/email-language.tsx';
import type { OwnAnswer } from '#app/shared/own-account/own-account.server.ts';
import { SecurityParts } from '#app/shared/own-account/security-parts.tsx';
import * as m from '#messages';
import type { Security } from '#schemas/domain/people/employee.ts';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';

type Props = { email: string; security: Security; answer: OwnAnswer | undefined };

export function OwnAccountScreen({ email, security, answer }: Props) {
  return (
    <Container className="py-8 wide:py-10">
      <div className="mx-auto max-w-2xl">
        <Heading level={1} size="section">
          {m.staff_account()}
        </Heading>
        <p className="mt-1 [overflow-wrap:anywhere] text-stone">{email}</p>
        <SecurityParts path="/admin/account" security={security} answer={answer} />
        <EmailLanguagePanel path="/admin/account" language={security.email_language} answer={answer} />
      </div>
    </Container>
  );
}
