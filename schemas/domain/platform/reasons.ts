/** Why something was refused: a reason's name and its values. Its sentence is in the messages, as problem_<name>. */
import type * as sentences from '#messages/problems';

type Sentences = typeof sentences;

/** "cart_not_found": stable, so that a caller of the API can tell one refusal from another. */
export type ReasonName = keyof Sentences extends `problem_${infer Name}` ? Name : never;

/** What a reason's sentence names, by placeholder. */
export type ReasonValues = Record<string, string | number>;

type ValuesOf<N extends ReasonName> = {
  [Value in keyof NonNullable<Parameters<Sentences[`problem_${N}`]>[0]>]: string | number;
};

export type Reason = { reason: ReasonName; values?: ReasonValues };

/** What is wrong, by JSON pointer (RFC 6901) into what was sent. */
export type FieldReasons = Record<string, Reason[]>;

type GivenValues<N extends ReasonName> = keyof ValuesOf<N> extends never ? [] : [values: ValuesOf<N>];

/** A reason with every value that its sentence names. */
export const because = <N extends ReasonName>(reason: N, ...[values]: GivenValues<N>): Reason =>
  values ? { reason, values } : { reason };

/** The values that a zod check knows of itself: `.min(3)`, `.max(80)`, `.multipleOf(5)`, the options of an enum. */
type CheckValue = 'minimum' | 'maximum' | 'step' | 'options';

/** Reasons whose sentence names nothing but such values. */
type CheckReason = {
  [N in ReasonName]: keyof ValuesOf<N> extends CheckValue ? N : never;
}[ReasonName];

/** The message of a zod check: the key of its reason's sentence. reasonsOf (problem.ts) reads it. */
export const problemKey = (reason: CheckReason): string => `problem_${reason}`;

/** A reason as the message of a zod issue, for addIssue and refine. reasonsOf (problem.ts) reads it. */
export const customIssue = ({ reason, values }: Reason) => ({
  message: `problem_${reason}`,
  ...(values ? { params: values } : {}),
});
