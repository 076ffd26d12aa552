import type { HeroPlaceholders } from '@pavilion/protocol/siteRenderer.ts';
import { createStore } from '../../../lib/store.ts';

/** Small placeholder pictures that the server renders under the first slide until its picture has loaded. Undefined in the browser. */
export const heroPlaceholders = createStore<HeroPlaceholders | undefined>(undefined);
