import type { ReactNode } from 'react';
import { answerAnchor } from '#schemas/domain/content/answer-anchor.ts';

/** Where a question's answer stands: a search leads to it, and browsers open what it is folded into. */
export const AnswerPlace = (props: { blockId: string; place: number; children: ReactNode }) => (
  <div id={answerAnchor(props.blockId, props.place)}>{props.children}</div>
);
