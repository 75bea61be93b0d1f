import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';

/** Page width with side margins. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes('page-width', className)}>{children}</div>;
}

const tones = { paper: '', surface: 'bg-surface', sand: 'bg-sand', ink: 'bg-ink text-paper' } as const;

export type SectionProps = {
  children: ReactNode;
  /** Names the section for people who jump by landmarks: the id of its heading. */
  labelledBy?: string;
  tone?: keyof typeof tones;
  /** From edge to edge: no container. */
  bleed?: boolean;
  style?: CSSProperties;
  className?: string;
};

/** One band of a page. */
export function Section({
  children,
  labelledBy,
  tone = 'paper',
  bleed = false,
  style,
  className,
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      style={style}
      className={classes('py-[calc(var(--spacing-band)/2)]', tones[tone], className)}
    >
      {bleed ? children : <Container>{children}</Container>}
    </section>
  );
}
