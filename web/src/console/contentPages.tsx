import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { IconName } from '../ui/Icon.tsx';
import type { ConsolePage } from './consolePage.ts';
import { text as groups } from './layouts/frame.text.ts';
import type { ContentConsole } from './parts/content/contentConsole.ts';
import type { EditedPath } from './parts/links.ts';

interface ContentPages {
  path: EditedPath;
  icon: IconName;
  title: Text;
  editTitle: Text;
}
/** The list of a kind of content, which is in the menu, and its editor. Both load with the kind's `ContentConsole`. */
export function contentPages(
  { path, icon, title, editTitle }: ContentPages,
  load: () => Promise<{ config: ContentConsole }>,
): readonly ConsolePage[] {
  const roles = ['editor'] as const;
  return [
    {
      path,
      title,
      roles,
      menu: { icon, group: groups.content },
      page: async () => {
        const [{ ContentList }, { config }] = await Promise.all([import('./parts/content/ContentList.tsx'), load()]);
        return { default: () => <ContentList config={config} /> };
      },
    },
    {
      path: `${path}/edit`,
      title: editTitle,
      roles,
      page: async () => {
        const [{ ContentEditor }, { config }] = await Promise.all([
          import('./parts/content/ContentEditor.tsx'),
          load(),
        ]);
        return { default: () => <ContentEditor config={config} /> };
      },
    },
  ];
}
