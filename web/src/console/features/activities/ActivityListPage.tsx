import { ContentList } from '../../../parts/content/ContentList.tsx';
import { activityDesk } from './activityDesk.tsx';

export default function ActivityListPage() {
  return <ContentList desk={activityDesk} />;
}
