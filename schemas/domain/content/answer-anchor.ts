/** Where a question's answer stands on its page: the id of its element. */
export const answerAnchor = (blockId: string, place: number): string => `${blockId}-answer-${place + 1}`;
