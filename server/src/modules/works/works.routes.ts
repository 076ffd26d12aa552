import { consoleWorks } from '@pavilion/protocol/worksDesk.ts';
import { implement } from '../../kit/implement.ts';
import { attachPart, decideDuplicate, detachPart, getWorkTree, listDuplicates, saveWorkLevel } from './desk.service.ts';

export const consoleWorksSlice = implement(consoleWorks, {
  tree: getWorkTree,
  setLevel: saveWorkLevel,
  attach: attachPart,
  detach: detachPart,
  duplicates: listDuplicates,
  decide: decideDuplicate,
});
