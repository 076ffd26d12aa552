import { ContentList } from '../../parts/content/ContentList.tsx';
import { activityConsole } from './activityConsole.tsx';

export default function ActivityListPage() {
  return <ContentList config={activityConsole} />;
}
