/** Reviews as the wire shows them. */
import { productHref } from '#api/catalog/shop/views.ts';
import type { DeskReviewRow, ReviewRow } from '#api/catalog/storage/reviews.ts';
import type { DeskReview, Review, StoredPhoto } from '#schemas/domain/catalog/review.ts';
import { libraryAddress } from '#schemas/domain/media/media.ts';

/** The picture route makes its sizes as those of the library. `alt` names the author, who alone knows what is on it. */
export const photoView = ({ id, width, height }: StoredPhoto, author: string) => ({
  src: libraryAddress(id, null, null),
  alt: author,
  width,
  height,
});

export const reviewView = (row: ReviewRow): Review => ({
  _id: row.id,
  rating: row.rating,
  headline: row.headline,
  text: row.body,
  author: row.author,
  trade: row.trade,
  photos: row.photos.map((photo) => photoView(photo, row.author)),
  published_at: row.published_at ?? row.created_at,
  reply: row.reply ? { text: row.reply, at: row.replied_at ?? row.created_at } : null,
});

export const deskReviewView = (row: DeskReviewRow): DeskReview => ({
  _id: row.id,
  version: row.version,
  status: row.status,
  product: { name: row.product_name, href: productHref(row) },
  rating: row.rating,
  headline: row.headline,
  text: row.body,
  author: row.author,
  email: row.email,
  trade: row.trade,
  photos: row.photos.map((photo) => photoView(photo, row.author)),
  note: row.note,
  reply: row.reply,
  created_at: row.created_at,
});
