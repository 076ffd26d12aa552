import { consoleWorks } from '@pavilion/protocol/works.console.ts';
import { implement } from '../../../kit/implement.ts';
import {
  attachPart,
  decideDuplicate,
  detachPart,
  getWorkTree,
  listDuplicates,
  saveWorkLevel,
} from './works.console.service.ts';

export const consoleWorksSlice = implement(consoleWorks, {
  tree: getWorkTree,
  setLevel: saveWorkLevel,
  attach: attachPart,
  detach: detachPart,
  duplicates: listDuplicates,
  decide: decideDuplicate,
});
