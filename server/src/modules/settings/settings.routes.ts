import { consoleSettings, settings } from '@pavilion/protocol/settings.ts';
import { cached, implement } from '../../kit/implement.ts';
import { getForDesk, getSiteSettings, saveSettings } from './settings.service.ts';

export const settingsSlice = implement(settings, {
  site: cached(['site_settings'], getSiteSettings),
});
export const consoleSettingsSlice = implement(consoleSettings, { detail: getForDesk, save: saveSettings });
