import { onNavigate } from './navigation.ts';
import { createStore, useStore } from './store.ts';

/** The user agreement over the page, as the side menu opens it (spec §2); a route change closes it. */
const store = createStore(false);
export const useAgreementPopup = (): boolean => useStore(store);
export const openAgreementPopup = (): void => store.set(true);
export const closeAgreementPopup = (): void => store.set(false);
onNavigate(closeAgreementPopup);
