/** Loads a page with the styles of all pages; only the home page does without (site.css). */
export const withPageStyles =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [page] = await Promise.all([load(), import('./pages.css')]);
    return page;
  };
