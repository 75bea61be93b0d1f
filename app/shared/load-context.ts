/** What server/ hands to every loader and action. The app knows the API through `api` alone. */
import type { ApiClient } from '#schemas/contract/client.ts';
import type { PurchasePaper } from '#schemas/domain/catalog/purchase-paper.ts';
import type { View } from '#schemas/domain/content/editor.ts';
import type { Language } from '#schemas/domain/platform/language.ts';
import type { OrderPapers, PickListPaper } from '#schemas/domain/sales/desk-papers.ts';
import type { Estimate } from '#schemas/domain/sales/estimate.ts';
import type { InvoicePaper, StatementPaper } from '#schemas/domain/sales/ledger-paper.ts';
import type { OrderPaper } from '#schemas/domain/sales/order-paper.ts';
import type { ProposalPaper } from '#schemas/domain/sales/proposal-paper.ts';

/** What a rendered page depends on, said by the loaders that used it. */
export type PageCacheDeclaration = {
  /**
   * This response may be kept for other visitors without a session. `tags` are the content versions it was made
   * from ("page:home", "catalog", "product:{id}", "site"); `until` (ISO) is when it goes out of date by itself.
   * The page is kept only when no loader calls `forbid`.
   */
  depend: (tags: readonly string[], until?: string | null) => void;
  /** This response is one person's: it must not be kept. */
  forbid: () => void;
};

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    api: ApiClient;
    /**
     * The API as somebody else would see it, for previews of drafts. It heeds a view for employees, and for who has
     * a shared preview's token; with a token, nothing of the visitor's own goes along.
     */
    apiAs: (view: View, token?: string) => ApiClient;
    /** What the house prints: PDF files. */
    papers: {
      estimate: (estimate: Estimate) => Promise<Uint8Array<ArrayBuffer>>;
      order: (paper: OrderPaper) => Promise<Uint8Array<ArrayBuffer>>;
      invoice: (paper: InvoicePaper) => Promise<Uint8Array<ArrayBuffer>>;
      statement: (paper: StatementPaper) => Promise<Uint8Array<ArrayBuffer>>;
      proposal: (paper: ProposalPaper) => Promise<Uint8Array<ArrayBuffer>>;
      purchaseOrder: (paper: PurchasePaper) => Promise<Uint8Array<ArrayBuffer>>;
      /** These three are null where there is nothing to print. */
      packingSlips: (papers: OrderPapers) => Promise<Uint8Array<ArrayBuffer> | null>;
      pickList: (paper: PickListPaper) => Promise<Uint8Array<ArrayBuffer> | null>;
      labels: (papers: OrderPapers) => Promise<Uint8Array<ArrayBuffer> | null>;
    };
    /** Bytes of a file under /pictures or /media that is there; null for a picture's size that nobody asked for yet. */
    fileBytes: (path: string) => Promise<number | null>;
    /** Where browsers find the remote profile application's entry; null in development. */
    profileRemote: string | null;
    /** Of Google's maps; null where drawings stand in (docs/product.md#maps). */
    mapsKey: string | null;
    requestId: string;
    /** What the page is in. Addresses of loaders and actions are those of the first language. */
    language: Language;
    cache: PageCacheDeclaration;
    /** Structured log of this request (pino); `error` for what a person must look at. */
    log: {
      info: (fields: Record<string, unknown>, message: string) => void;
      warn: (fields: Record<string, unknown>, message: string) => void;
      error: (fields: Record<string, unknown>, message: string) => void;
    };
    /** The whole shop is seen as it will be; null for the shop as it is. */
    shopPreview: View | null;
    /** The experiment whose variant B this visitor is shown; null for the page as it is. */
    variant: string | null;
    /** True in a request that carries a session cookie, whether or not it is still good. */
    hasSession: boolean;
    /** The page is made for all who are logged in and see the same prices: nothing of it may be one person's. */
    isShared: boolean;
    /** True when the browser showed that it has a cart or a session (cookies), so that anonymous pages skip both calls. */
    hasVisitor: boolean;
    /** Takes the bytes of the finished document. Through the Response they would be copied three times. */
    finishDocument: (html: Buffer) => void;
    /** True where the answer is a document; false where a page that is open asks for data. */
    isDocument: boolean;
    /** Path and query of the page that is asked for, without what only scripts add to it. */
    address: string;
    /** Origin as the visitor sees it, for absolute links: https://shop.example.com */
    origin: string;
  }
}
