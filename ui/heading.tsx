import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const sizes = {
  hero: 'text-5xl',
  page: 'text-4xl',
  section: 'text-3xl',
  card: 'text-2xl',
  small: 'text-xl',
} as const;

export type HeadingProps = {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Its size, which is another matter. */
  size?: keyof typeof sizes;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A headline in the display serif. */
export function Heading({
  level,
  size = level === 1 ? 'page' : level === 2 ? 'section' : 'card',
  id,
  className,
  children,
}: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classes('font-display font-medium tracking-display', sizes[size], className)}>
      {children}
    </Tag>
  );
}

/** A band's headline with a line beneath it and, on the right, where more of it is. */
export function SectionHeading(props: {
  id: string;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classes(
        'mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 wide:mb-10',
        props.className,
      )}
    >
      <div className="max-w-text">
        <Heading level={2} id={props.id}>
          {props.title}
        </Heading>
        {props.text ? <p className="mt-3 text-lg text-stone">{props.text}</p> : null}
      </div>
      {props.action}
    </div>
  );
}
