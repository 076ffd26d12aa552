import { consoleSettings, settings } from '@pavilion/protocol/settings.ts';
import { cached, implement } from '../../kit/implement.ts';
import { getForConsole, getSiteSettings, saveSettings } from './settings.service.ts';

export const settingsSlice = implement(settings, {
  site: cached(['siteSettings'], getSiteSettings),
});
export const consoleSettingsSlice = implement(consoleSettings, { detail: getForConsole, save: saveSettings });
