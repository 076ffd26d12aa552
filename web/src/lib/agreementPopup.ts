import { onNavigate } from './navigation.ts';
import { createStore, useStore } from './store.ts';

/** The popup with the user agreement, which the side menu opens (spec §2). A route change closes it. */
const store = createStore(false);
export const useAgreementPopup = (): boolean => useStore(store);
export const openAgreementPopup = (): void => store.set(true);
export const closeAgreementPopup = (): void => store.set(false);
onNavigate(closeAgreementPopup);
