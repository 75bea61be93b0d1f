import * as m from '#messages';

/** Who did something: whoever holds the machine has no account. */
export const actorName = (actor: string): string => (actor === 'operator' ? m.staff_operator() : actor);
