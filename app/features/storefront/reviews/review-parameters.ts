/** What a product's address may carry for its reviews: the page of them, and their order. */
export const reviewParameters = ['reviews', 'by'] as const;
