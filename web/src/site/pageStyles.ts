/** A page comes with the utilities of all pages; home alone does without (site.css). */
export const withPageStyles =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [page] = await Promise.all([load(), import('./pages.css')]);
    return page;
  };
