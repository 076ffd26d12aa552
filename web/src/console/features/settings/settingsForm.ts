import { consoleSettings } from '@pavilion/protocol/settings.ts';
import { useForm } from '../../../lib/form.ts';

const Form = consoleSettings.save.input;
type SavedSettings = Parameters<typeof useForm<typeof Form>>[1];
export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** The form of the settings page, with the saved values. */
export const useSettingsForm = (saved: SavedSettings) => useForm(Form, saved);
