/** Loader and action types as single fetch serialises them (Date, Map and the like stay what they are). */
import '@remix-run/server-runtime';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}
