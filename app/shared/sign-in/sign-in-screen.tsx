import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';

/** What login, register and reset stand in. */
export function SignInScreen(props: {
  title: string;
  text?: string;
  message?: string | null;
  children: ReactNode;
  /** Where else to go: lines of links beneath. */
  after?: ReactNode;
}) {
  const { title, text, message, children, after } = props;
  const notice = useRef<HTMLDivElement>(null);
  // What was sent came back with the page: it is read from here on, unless a field has the focus already.
  useEffect(() => {
    if (message && document.activeElement === document.body) notice.current?.focus();
  }, [message]);
  return (
    <Container className="py-band">
      <div className="mx-auto max-w-lg rounded-sm bg-surface px-6 py-9 shadow-card wide:px-11 wide:py-12">
        <Heading level={1} size="section">
          {title}
        </Heading>
        {text ? <p className="mt-3 text-stone">{text}</p> : null}
        {message ? (
          <div ref={notice} tabIndex={-1} className="mt-6">
            <Notice tone="error">{message}</Notice>
          </div>
        ) : null}
        <div className="mt-7">{children}</div>
        {after ? <div className="mt-8 space-y-1 border-t border-line pt-5 text-stone">{after}</div> : null}
      </div>
    </Container>
  );
}

/** A sentence and where it leads, with the way back kept. */
export function SignInLink(props: { to: string; returnTo?: string; text?: string; label: string }) {
  const { to, returnTo, text, label } = props;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {text}
      <Link
        to={returnTo ? `${to}?${new URLSearchParams({ returnTo })}` : to}
        className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4"
      >
        {label}
      </Link>
    </p>
  );
}
