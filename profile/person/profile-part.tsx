/** What the profile's screen and its parts share. */
import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { AccountPerson } from '#app/features/account/account-layout.tsx';
import type { ProfileAnswer } from '#app/features/account/profile.server.ts';
import type { CompanyDetails } from '#schemas/domain/people/company.ts';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import type { Rebate } from '#schemas/domain/sales/rebate.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export type ProfileProps = {
  person: AccountPerson;
  values: Record<string, string>;
  email: string;
  role: CompanyRole | null;
  company: CompanyDetails | null;
  rebates: readonly Rebate[];
  companyFailed: boolean;
  /** Roles that this person may invite; none where they may not. */
  mayInvite: readonly CompanyRole[];
  states: readonly string[];
  answer: ProfileAnswer | undefined;
};

/** One of the page's forms: its own answer, what is wrong in it, and the button that works meanwhile. */
export function Part(props: {
  name: ProfileAnswer['form'];
  answer: ProfileProps['answer'];
  submit: string;
  children: (answer: ProfileAnswer | undefined) => ReactNode;
}) {
  const { name, submit, children } = props;
  const answer = props.answer?.form === name ? props.answer : undefined;
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset className="mt-6 max-w-2xl">
      <input type="hidden" name="form" value={name} />
      {answer?.message ? (
        <Notice tone={answer.done ? 'success' : 'error'} className="mb-6">
          {answer.message}
        </Notice>
      ) : null}
      {children(answer)}
      <Button type="submit" className="mt-6" busy={formData?.get('form') === name}>
        {submit}
      </Button>
    </Form>
  );
}
